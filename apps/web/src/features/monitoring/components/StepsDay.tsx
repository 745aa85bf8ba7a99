import { useCallback, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { hourBarsOption } from '../../../shared/charts/hour-bars-option.ts'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { busiestHour, thousands } from '../model/steps-view.ts'
import { STEPS } from '../steps-copy.ts'
import { GoalCard } from './GoalCard.tsx'
import { MetricHero } from './MetricHero.tsx'
import { StepsFigures } from './StepsFigures.tsx'
import type { StepsViewProps } from './steps-view.ts'
import { useTold } from './use-told.ts'

/** Days are compared on this scale, unless an hour was longer. */
const LEAST_HOUR_SCALE = 2000

function hourText(hours: readonly (number | null)[], hour: number | null): string {
  if (hour === null) return STEPS.touch
  const steps = hours[hour] ?? null
  return STEPS.hourSteps(hour, steps === null ? null : thousands(steps))
}

/** One day by the hour. */
export default function StepsDay({ data, at: { place } }: StepsViewProps) {
  const told = useTold()
  const [chosen, setChosen] = useState<number | null>(null)
  const { details, total, target } = data
  const hour = chosen ?? busiestHour(details)
  const option = useCallback(
    (theme: ChartTheme) =>
      hourBarsOption({ hours: details, solid: hour, scale: LEAST_HOUR_SCALE, still: chosen !== null }, theme),
    [details, hour, chosen],
  )
  return (
    <>
      <MetricChart
        sentence={told(data)}
        hero={
          <MetricHero
            value={thousands(total)}
            unit={STEPS.unit}
            color="var(--m-step)"
            note={hourText(details, hour)}
            tag={total >= target ? { state: 'good', text: STEPS.met } : null}
          />
        }
        chart={{ option, onIndex: setChosen, size: 'mid' }}
        table={{
          caption: STEPS.hoursTable,
          columns: STEPS.tableHour,
          rows: details.map((steps, index) => [STEPS.hour(index), steps]),
        }}
      />
      <GoalCard data={data} place={place} />
      <StepsFigures data={data} place={place} />
    </>
  )
}
