import { lazy } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { useSpokenNotes } from '../../../shared/product/note/use-spoken-notes.ts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { MetricFrame } from '../parts/MetricFrame.tsx'
import { usePlace } from '../parts/use-place.ts'
import { useOptionalSentence } from '../parts/use-sentence.ts'
import { spanQuery } from '../parts/place.ts'
import { stepsDay } from './steps-day.ts'
import { spokenSteps } from './steps-view.ts'
import { STEPS } from './steps-copy.ts'

// While its data come, if the shell has not asked yet; a failure is told by whoever draws it.
stepsDay.load().catch(() => undefined)

const VIEWS = {
  day: stepsDay.Part,
  week: lazy(() => import('./StepsWeek.tsx')),
  month: lazy(() => import('./StepsMonth.tsx')),
}

/** 步数. */
export default function StepsPage() {
  const at = usePlace()
  const said = useOptionalSentence()
  const noted = useSpokenNotes('steps', at.place)
  const query = useKeptQuery(api.monitoring.getSteps.queryOptions(spanQuery(at.place)))
  const View = VIEWS[at.place.span]

  return (
    <MetricFrame
      title={STEPS.title}
      metric="steps"
      at={at}
      query={query}
      spoken={(data) => `${spokenSteps(sentenceText(said(data) ?? []), data, at.place)}${noted}`}
    >
      {(data) => <View data={data} at={at} />}
    </MetricFrame>
  )
}
