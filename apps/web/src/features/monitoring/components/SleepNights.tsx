import type { SleepData } from '@kangban/contracts'
import { useCallback, useMemo, useState } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { MetricChart } from '../../../shared/charts/MetricChart.tsx'
import { sleepNightsOption } from '../../../shared/charts/sleep-nights-option.ts'
import { SLEEP_STAGES } from '../../../shared/charts/sleep-stages.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { dayName } from '../model/span-days.ts'
import { lengthText } from '../model/sleep-view.ts'
import { SLEEP } from '../sleep-copy.ts'
import styles from './sleep.module.css'
import { SleepCards } from './SleepCards.tsx'
import { NightCard, StageRing } from './SleepFigures.tsx'
import { SleepLength } from './SleepLength.tsx'
import type { usePlace } from './use-place.ts'
import { useTold } from './use-told.ts'

function MeanHero({ data }: { data: SleepData }) {
  const { totalTime, nights, score, state, stateText, sleepStartTime, sleepEndTime } = data
  return (
    <div className={styles.hero}>
      <div className={styles.line}>
        <SleepLength minutes={totalTime} />
        <StateTag state={state} text={stateText} />
      </div>
      <p className={styles.note}>{SLEEP.nights(nights, score)}</p>
      <p className={styles.note}>{SLEEP.meanFromTo(sleepStartTime, sleepEndTime)}。</p>
    </div>
  )
}

function nightText(data: SleepData, index: number | null, today: string): string {
  if (index === null) return SLEEP.touchNight
  const day = dayName(data.detailTimes[index] ?? '', today)
  const [asleep, from, to] = [data.details[index], data.startDetails[index], data.endDetails[index]]
  if (asleep === null || asleep === undefined) return SLEEP.noNight(day)
  const score = data.scoreDetails[index] ?? 0
  return SLEEP.chosenNight({ day, length: lengthText(asleep), times: `${from}–${to}`, score })
}

const tableRows = (data: SleepData, today: string) =>
  data.detailTimes.map((day, index) => [
    dayName(day, today),
    ...[data.details, data.deepDetails, data.lightDetails, data.remDetails, data.wakeDetails].map(
      (of) => of[index] ?? null,
    ),
    data.startDetails[index] ?? null,
    data.endDetails[index] ?? null,
    data.scoreDetails[index] ?? null,
  ])

function legendOf({ details }: SleepData, elder: boolean): LegendEntry[] {
  return [
    ...SLEEP_STAGES.toReversed().map(({ name, plain, color }): LegendEntry => ({
      swatch: 'square',
      color,
      text: elder ? plain : name,
    })),
    ...(details.includes(null) ? [{ swatch: 'none', color: 'ink-2', text: SLEEP.noNights } as const] : []),
  ]
}

/** The nights of a week or month, one bar each, and their means. */
export function SleepNights({ data, at: { place, go } }: { data: SleepData; at: ReturnType<typeof usePlace> }) {
  const told = useTold()
  const elder = useSettings((state) => state.elder)
  const [chosen, setChosen] = useState<number | null>(null)
  const { today } = place
  const nights = useMemo(
    () => ({
      days: data.detailTimes,
      minutes: { deep: data.deepDetails, light: data.lightDetails, rem: data.remDetails, awake: data.wakeDetails },
      today,
      chosen,
    }),
    [data, today, chosen],
  )
  const option = useCallback((theme: ChartTheme) => sleepNightsOption(nights, theme), [nights])
  const day = chosen === null || data.details[chosen] === null ? undefined : data.detailTimes[chosen]
  return (
    <>
      <MetricChart
        sentence={told(data)}
        hero={<MeanHero data={data} />}
        renderChart={(label) => (
          <>
            <Chart option={option} onIndex={setChosen} label={label} />
            <p className={styles.chosen} aria-live="polite">
              {nightText(data, chosen, today)}
            </p>
          </>
        )}
        legend={legendOf(data, elder)}
        table={{ caption: SLEEP.nightsTable, columns: SLEEP.tableNight, rows: tableRows(data, today) }}
      />
      {day && (
        <Button variant="outline" onClick={() => go({ day, span: 'day' })}>
          {SLEEP.seeNight(dayName(day, today))}
        </Button>
      )}
      <StageRing data={data} />
      <NightCard data={data} />
      <SleepCards data={data} />
    </>
  )
}
