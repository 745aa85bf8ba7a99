import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { useSpokenNotes } from '../../../shared/product/note/use-spoken-notes.ts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useSentence } from '../parts/use-sentence.ts'
import { HEART } from './heart-copy.ts'
import { HeartDay } from './HeartDay.tsx'
import { spanQuery } from '../parts/place.ts'

const HeartDays = lazy(() => import('./HeartDays.tsx'))

/** 心率: the day as a line, the week and the month as ranges. */
export default function HeartRatePage() {
  const at = usePlace()
  const told = useSentence()
  const noted = useSpokenNotes('heartRate', at.place)
  const query = useKeptQuery(api.monitoring.getHeartRate.queryOptions(spanQuery(at.place)))
  const View = at.place.span === 'day' ? HeartDay : HeartDays

  return (
    <MetricFrame
      title={HEART.title}
      metric="heartRate"
      at={at}
      query={query}
      spoken={(data) => `${sentenceText(told(data))}${HEART.spoken(data)}${noted}`}
    >
      {(data) => <View data={data} place={at.place} />}
    </MetricFrame>
  )
}
