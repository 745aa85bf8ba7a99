import type { SleepData } from '@kangban/contracts'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { sentenceText } from '../../../shared/ui/Sentence.tsx'
import { MetricFrame } from '../components/MetricFrame.tsx'
import { SleepDay } from '../components/SleepDay.tsx'
import { SleepNights } from '../components/SleepNights.tsx'
import { SleepNothing } from '../components/SleepNothing.tsx'
import { usePlace } from '../components/use-place.ts'
import { useTold } from '../components/use-told.ts'
import { spanQuery } from '../model/place.ts'
import { lengthText, stageStyle, stageTotals } from '../model/sleep-view.ts'
import { SLEEP } from '../sleep-copy.ts'

/** What is read aloud: the sentence, how long, from when to when, and the stages in everyday words. */
function spokenSleep(sentence: string, data: SleepData): string {
  const stages = stageTotals(data).map(({ stage, minutes }) => `${stageStyle(stage).plain}${lengthText(minutes)}`)
  const times = SLEEP.fromTo(data.sleepStartTime, data.sleepEndTime)
  return `${sentence.replaceAll('\n', '')}${times}，睡了 ${lengthText(data.totalTime)}。${stages.join('，')}。`
}

/** 睡眠. */
export default function SleepPage() {
  const at = usePlace()
  const told = useTold()
  const query = useKeptQuery(api.monitoring.getSleep.queryOptions(spanQuery(at.place)))
  return (
    <MetricFrame
      title={SLEEP.title}
      metric="sleep"
      at={at}
      query={query}
      spoken={(data) => spokenSleep(sentenceText(told(data)), data)}
      nothing={<SleepNothing />}
    >
      {(data) => (at.place.span === 'day' ? <SleepDay data={data} /> : <SleepNights data={data} at={at} />)}
    </MetricFrame>
  )
}
