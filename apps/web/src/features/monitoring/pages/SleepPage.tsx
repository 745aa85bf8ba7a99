import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { sentenceText } from '../../../shared/ui/Sentence.tsx'
import { MetricFrame } from '../components/MetricFrame.tsx'
import { SleepDay } from '../components/SleepDay.tsx'
import { SleepNights } from '../components/SleepNights.tsx'
import { SleepNothing } from '../components/SleepNothing.tsx'
import { usePlace } from '../components/use-place.ts'
import { useSaid } from '../components/use-told.ts'
import { spanQuery } from '../model/place.ts'
import { spokenSleep } from '../model/sleep-view.ts'
import { SLEEP } from '../sleep-copy.ts'

/** 睡眠. */
export default function SleepPage() {
  const at = usePlace()
  const said = useSaid()
  const query = useKeptQuery(api.monitoring.getSleep.queryOptions(spanQuery(at.place)))

  return (
    <MetricFrame
      title={SLEEP.title}
      metric="sleep"
      at={at}
      query={query}
      spoken={(data) => spokenSleep(sentenceText(said(data) ?? []), data)}
      nothing={<SleepNothing />}
    >
      {(data) =>
        at.place.span === 'day' ? <SleepDay data={data} /> : <SleepNights data={data} at={at} />
      }
    </MetricFrame>
  )
}
