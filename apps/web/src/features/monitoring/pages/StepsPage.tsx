import type { ActivitySpan } from '@kangban/contracts'
import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { sentenceText } from '../../../shared/ui/Sentence.tsx'
import { MetricFrame } from '../components/MetricFrame.tsx'
import { usePlace } from '../components/use-place.ts'
import { useTold } from '../components/use-told.ts'
import { type Place, spanQuery } from '../model/place.ts'
import { goalState } from '../model/steps-view.ts'
import { STEPS } from '../steps-copy.ts'

const VIEWS = {
  day: lazy(() => import('../components/StepsDay.tsx')),
  week: lazy(() => import('../components/StepsWeek.tsx')),
  month: lazy(() => import('../components/StepsMonth.tsx')),
}

/** What is read aloud: the sentence, and where the goal stands. */
function spokenSteps(sentence: string, data: ActivitySpan, place: Place): string {
  const { title, note } = goalState(data, place)
  return `${sentence.replaceAll('\n', '')}${title}，${note}。`
}

/** 步数. */
export default function StepsPage() {
  const at = usePlace()
  const told = useTold()
  const query = useKeptQuery(api.monitoring.getActivity.queryOptions(spanQuery(at.place)))
  const View = VIEWS[at.place.span]
  return (
    <MetricFrame
      title={STEPS.title}
      metric="steps"
      at={at}
      query={query}
      spoken={(data) => spokenSteps(sentenceText(told(data)), data, at.place)}
    >
      {(data) => <View data={data} at={at} />}
    </MetricFrame>
  )
}
