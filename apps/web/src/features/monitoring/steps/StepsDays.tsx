import { useCallback, useMemo, useState } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { stepDaysOption } from '../../../shared/charts/options/step-days-option.ts'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import type { StepsAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { dayName } from '../parts/span-days.ts'
import { averageNote, comparison, type StepDays, stepDaysOf, thousands } from './steps-view.ts'
import { dayOf } from '../../../shared/format/written-time.ts'
import { STEPS } from './steps-copy.ts'
import { GoalCard } from './GoalCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { SpanChart } from '../parts/SpanChart.tsx'
import styles from './steps.module.css'
import type { StepsViewProps } from './place-view.ts'
import { StepsFigures } from './StepsFigures.tsx'
import { useOptionalSentence } from '../parts/use-sentence.ts'

function Average({ data, place }: { data: StepsAnswer; place: Place }) {
  const compared = comparison(data, place)
  const note = averageNote(data, place.today)

  return (
    <div className="grow">
      <div className="flow baseline spread gap-s3 rows-s1">
        <BigNumber
          value={thousands(data.average)}
          unit={STEPS.perDay}
          size="hero"
          color="var(--m-step)"
        />
        {compared && (
          <span
            className={`hint strong nowrap pill px-s25 py-s05 boxed ${styles.compared}`}
            data-more={compared.more || undefined}
          >
            {compared.text}
          </span>
        )}
      </div>
      {note && <p className="note">{note}</p>}
    </div>
  )
}

function legendOf({ steps, goals }: StepDays, { daysMet, streak }: StepsAnswer): LegendEntry[] {
  const [goal] = goals
  const steady = goal !== undefined && goals.every((other) => other === goal)

  const line: LegendEntry = {
    swatch: 'dashed',
    color: 'ink',
    text: steady ? STEPS.goal(thousands(goal)) : STEPS.goalChanges,
  }

  return [
    ...(goal === undefined ? [] : [line]),
    ...(goal === undefined || daysMet === undefined
      ? []
      : [
          {
            swatch: steps.length > 7 ? 'dot' : 'tick',
            color: 'm-step',
            text: STEPS.metDays(daysMet, streak),
          } as const,
        ]),
    ...(steps.includes(null)
      ? [{ swatch: 'none', color: 'ink-2', text: STEPS.noDays } as const]
      : []),
  ]
}

/** The days of a week or month against the goal. */
export function StepsDays({ data, at: { place, go } }: StepsViewProps) {
  const said = useOptionalSentence()
  const [chosen, setChosen] = useState<number | null>(null)
  const { today } = place
  const drawn = useMemo(() => stepDaysOf(data), [data])
  const { days, steps, goals } = drawn
  const best = dayOf(data.best?.day)
  const shown = chosen ?? (best === null ? null : days.indexOf(best))

  const option = useCallback(
    (theme: ChartTheme) =>
      stepDaysOption({ ...drawn, today, shown, still: chosen !== null }, theme),
    [drawn, today, shown, chosen],
  )

  const day = chosen === null || (steps[chosen] ?? null) === null ? undefined : days[chosen]
  const hasGoals = goals.length > 0

  return (
    <>
      <SpanChart
        sentence={said(data)}
        hero={<Average data={data} place={place} />}
        chart={
          steps.some((value) => value !== null)
            ? { option, onIndex: setChosen, size: 'low' }
            : undefined
        }
        legend={legendOf(drawn, data)}
        table={{
          caption: STEPS.daysTable,
          columns: hasGoals ? STEPS.tableDay : STEPS.tableDay.slice(0, 2),
          rows: days.map((each, index) => [
            dayName(each, today),
            steps[index] ?? null,
            ...(hasGoals ? [goals[index] ?? null] : []),
          ]),
        }}
      />
      {day && (
        <Button variant="outline" onClick={() => go({ day, span: 'day' })}>
          {STEPS.seeDay(dayName(day, today))}
        </Button>
      )}
      <GoalCard data={data} place={place} />
      <HoursCard hourMeans={data.hourMeans} activeHours={data.activeHours} />
      <StepsFigures data={data} place={place} />
    </>
  )
}
