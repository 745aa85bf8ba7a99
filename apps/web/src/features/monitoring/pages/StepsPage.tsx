import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { sentenceText } from '../../../shared/ui/Sentence.tsx'
import { MetricFrame } from '../components/MetricFrame.tsx'
import { usePlace } from '../components/use-place.ts'
import { useSaid } from '../components/use-told.ts'
import { spanQuery } from '../model/place.ts'
import { spokenSteps } from '../model/steps-view.ts'
import { STEPS } from '../steps-copy.ts'

const VIEWS = {
  day: lazy(() => import('../components/StepsDay.tsx')),
  week: lazy(() => import('../components/StepsWeek.tsx')),
  month: lazy(() => import('../components/StepsMonth.tsx')),
}

/** 步数. */
export default function StepsPage() {
  const at = usePlace()
  const said = useSaid()
  const query = useKeptQuery(api.monitoring.getActivity.queryOptions(spanQuery(at.place)))
  const View = VIEWS[at.place.span]

  return (
    <MetricFrame
      title={STEPS.title}
      metric="steps"
      at={at}
      query={query}
      spoken={(data) => spokenSteps(sentenceText(said(data) ?? []), data, at.place)}
    >
      {(data) => <View data={data} at={at} />}
    </MetricFrame>
  )
}
