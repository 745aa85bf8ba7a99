import { clockOfMinute } from '@kangban/china-time'
import { useCallback, useMemo, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { hourBarsOption } from '../../../shared/charts/options/hour-bars-option.ts'
import { MomentNotes } from '../../../shared/product/note/MomentNotes.tsx'
import {
  byHour,
  useMomentNotes,
  useNoteMarks,
} from '../../../shared/product/note/use-moment-notes.ts'
import { busiestHour, hoursOf, thousands } from './steps-view.ts'
import { STEPS } from './steps-copy.ts'
import { GoalCard } from './GoalCard.tsx'
import { MetricHero } from '../parts/MetricHero.tsx'
import { SpanChart } from '../parts/SpanChart.tsx'
import { StepsFigures } from './StepsFigures.tsx'
import type { StepsViewProps } from './place-view.ts'
import { useOptionalSentence } from '../parts/use-sentence.ts'

/** Days are compared on this scale, unless an hour was longer. */
const MIN_HOUR_SCALE = 2000

function hourText(hours: readonly (number | null)[], hour: number | null): string {
  if (hour === null) return STEPS.touch
  const steps = hours[hour] ?? null
  return STEPS.hourSteps(hour, steps === null ? null : thousands(steps))
}

/** One day by the hour. */
export default function StepsDay({ data, at: { place } }: StepsViewProps) {
  const said = useOptionalSentence()
  const [chosen, setChosen] = useState<number | null>(null)
  const { total, target } = data
  const hours = useMemo(() => hoursOf(data), [data])
  const isDrawn = hours.some((steps) => steps !== null)
  const hour = chosen ?? busiestHour(hours)

  const notes = useMomentNotes('steps', place.day)
  const marks = useNoteMarks(notes, byHour)

  const option = useCallback(
    (theme: ChartTheme) =>
      hourBarsOption(
        { hours, solid: hour, scale: MIN_HOUR_SCALE, still: chosen !== null, notes: marks },
        theme,
      ),
    [hours, hour, chosen, marks],
  )

  return (
    <>
      <SpanChart
        sentence={said(data)}
        hero={
          <MetricHero
            value={thousands(total)}
            unit={STEPS.unit}
            color="var(--m-step)"
            note={isDrawn ? hourText(hours, hour) : null}
            tag={
              total !== null && target !== null && total >= target
                ? { state: 'good', text: STEPS.met }
                : null
            }
          />
        }
        chart={isDrawn ? { option, onIndex: setChosen, size: 'mid' } : undefined}
        table={{
          caption: STEPS.hoursTable,
          columns: STEPS.tableHour,
          rows: hours.map((steps, index) => [STEPS.hour(index), steps]),
        }}
      />
      <MomentNotes notes={notes} clock={hour === null ? '' : clockOfMinute(60 * hour)} />
      <GoalCard data={data} place={place} />
      <StepsFigures data={data} place={place} />
    </>
  )
}
