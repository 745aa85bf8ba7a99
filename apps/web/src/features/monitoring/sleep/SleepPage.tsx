import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { useSpokenNotes } from '../../../shared/product/note/use-spoken-notes.ts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { SleepDay } from './SleepDay.tsx'
import { SleepNights } from './SleepNights.tsx'
import { SleepNothing } from './SleepNothing.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useOptionalSentence } from '../parts/use-sentence.ts'
import { spanQuery } from '../parts/place.ts'
import { spokenSleep } from './sleep-view.ts'
import { SLEEP } from './sleep-copy.ts'

/** 睡眠. */
export default function SleepPage() {
  const at = usePlace()
  const said = useOptionalSentence()
  const noted = useSpokenNotes('sleep', at.place)
  const query = useKeptQuery(api.monitoring.getSleep.queryOptions(spanQuery(at.place)))

  return (
    <MetricFrame
      title={SLEEP.title}
      metric="sleep"
      at={at}
      query={query}
      spoken={(data) => `${spokenSleep(sentenceText(said(data) ?? []), data)}${noted}`}
      nothing={<SleepNothing />}
    >
      {(data) =>
        at.place.span === 'day' ? (
          <SleepDay data={data} day={at.place.day} />
        ) : (
          <SleepNights data={data} at={at} />
        )
      }
    </MetricFrame>
  )
}
