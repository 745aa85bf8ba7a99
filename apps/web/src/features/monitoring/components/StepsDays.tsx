import type { ActivitySpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { stepDaysOption } from '../../../shared/charts/step-days-option.ts'
import { BigNumber } from '../../../shared/ui/BigNumber.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import type { Place } from '../model/place.ts'
import { dayName } from '../model/span-days.ts'
import { averageNote, comparison, thousands } from '../model/steps-view.ts'
import { STEPS } from '../steps-copy.ts'
import { GoalCard } from './GoalCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import styles from './steps.module.css'
import type { StepsViewProps } from './steps-view.ts'
import { StepsFigures } from './StepsFigures.tsx'
import { useTold } from './use-told.ts'

function Average({ data, place }: { data: ActivitySpan; place: Place }) {
  const compared = comparison(data, place)
  return (
    <div className={styles.average}>
      <div className={styles.line}>
        <BigNumber value={thousands(data.average)} unit={STEPS.perDay} size="hero" color="var(--m-step)" />
        {compared && (
          <span className={styles.compared} data-more={compared.more || undefined}>
            {compared.text}
          </span>
        )}
      </div>
      <p className={styles.note}>{averageNote(data, place.today)}</p>
    </div>
  )
}

function legendOf({ details, goals, daysMet, streak }: ActivitySpan): LegendEntry[] {
  const [goal] = goals
  const steady = goal !== undefined && goals.every((other) => other === goal)
  return [
    { swatch: 'dashed', color: 'ink', text: steady ? STEPS.goal(thousands(goal)) : STEPS.goalChanges },
    { swatch: details.length > 7 ? 'dot' : 'tick', color: 'm-step', text: STEPS.metDays(daysMet, streak) },
    ...(details.includes(null) ? [{ swatch: 'none', color: 'ink-2', text: STEPS.noDays } as const] : []),
  ]
}

/** The days of a week or month against the goal. */
export function StepsDays({ data, at: { place, go } }: StepsViewProps) {
  const told = useTold()
  const [chosen, setChosen] = useState<number | null>(null)
  const { detailTimes, details, goals, best } = data
  const { today } = place
  const shown = chosen ?? detailTimes.indexOf(best.day)
  const option = useCallback(
    (theme: ChartTheme) =>
      stepDaysOption({ days: detailTimes, steps: details, goals, today, shown, still: chosen !== null }, theme),
    [detailTimes, details, goals, today, shown, chosen],
  )
  const day = chosen === null ? undefined : detailTimes[chosen]
  return (
    <>
      <MetricChart
        sentence={told(data)}
        hero={<Average data={data} place={place} />}
        chart={{ option, onIndex: setChosen, size: 'low' }}
        legend={legendOf(data)}
        table={{
          caption: STEPS.daysTable,
          columns: STEPS.tableDay,
          rows: detailTimes.map((time, index) => [dayName(time, today), details[index] ?? null, goals[index] ?? null]),
        }}
      />
      {day && details[chosen ?? 0] !== null && (
        <Button variant="outline" onClick={() => go({ day, span: 'day' })}>
          {STEPS.seeDay(dayName(day, today))}
        </Button>
      )}
      <GoalCard data={data} place={place} />
      <HoursCard {...data} />
      <StepsFigures data={data} place={place} />
    </>
  )
}
