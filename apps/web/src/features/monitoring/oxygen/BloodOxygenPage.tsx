import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useSentence } from '../parts/use-sentence.ts'
import { spanQuery } from '../parts/place.ts'
import { OXYGEN } from './oxygen-copy.ts'

const OxygenDay = lazy(() => import('./OxygenDay.tsx'))
const OxygenDays = lazy(() => import('./OxygenDays.tsx'))

/** 血氧饱和度: the day as dots, the week and the month as ranges. */
export default function BloodOxygenPage() {
  const at = usePlace()
  const told = useSentence()
  const query = useKeptQuery(api.monitoring.getOxygen.queryOptions(spanQuery(at.place)))
  const View = at.place.span === 'day' ? OxygenDay : OxygenDays

  return (
    <MetricFrame
      title={OXYGEN.title}
      metric="oxygen"
      at={at}
      query={query}
      spoken={(data) => `${sentenceText(told(data))}${OXYGEN.spoken(data)}`}
    >
      {(data) => <View data={data} place={at.place} />}
    </MetricFrame>
  )
}
