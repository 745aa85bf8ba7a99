import { useCallback, useMemo, useState } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import {
  type SleepNights as DrawnNights,
  sleepNightsOption,
} from '../../../shared/charts/options/sleep-nights-option.ts'
import { SLEEP_STAGES } from '../../../shared/charts/sleep/sleep-stages.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSettings } from '../../../stores/settings.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { type Nights, nightsOf, nightTable, nightText } from './nights.ts'
import { nightTimes } from './sleep-view.ts'
import { dayName } from '../parts/span-days.ts'
import { SLEEP } from './sleep-copy.ts'
import { SleepCards } from './SleepCards.tsx'
import { NightTag } from './SleepDay.tsx'
import { NightCard, StageRing } from './SleepFigures.tsx'
import { SleepLength } from './SleepLength.tsx'
import { SpanChart } from '../parts/SpanChart.tsx'
import type { usePlace } from '../parts/use-place.ts'
import { useOptionalSentence } from '../parts/use-sentence.ts'

function MeanHero({ data }: { data: SleepAnswer }) {
  const { totalTime, nights, score } = data
  const { start, end } = nightTimes(data)

  return (
    <div className="grow">
      <div className="line wrap spread gap-s3 rows-s1">
        <SleepLength minutes={totalTime} />
        <NightTag data={data} />
      </div>
      <p className="note">{SLEEP.nights(nights, score)}</p>
      <p className="note">{SLEEP.meanFromTo(start, end)}。</p>
    </div>
  )
}

function legendOf({ asleep }: Nights, elder: boolean): LegendEntry[] {
  return [
    ...SLEEP_STAGES.toReversed().map(({ name, plain, color }): LegendEntry => ({
      swatch: 'square',
      color,
      text: elder ? plain : name,
    })),
    ...(asleep.includes(null)
      ? [{ swatch: 'none', color: 'ink-2', text: SLEEP.noNights } as const]
      : []),
  ]
}

interface NightBarsProps extends Omit<DrawnNights, 'days'> {
  nights: Nights
  onChoose: (index: number) => void
  label: string
}

function NightBars({ nights, minutes, today, chosen, onChoose, label }: NightBarsProps) {
  const option = useCallback(
    (theme: ChartTheme) => sleepNightsOption({ days: nights.days, minutes, today, chosen }, theme),
    [nights, minutes, today, chosen],
  )

  return (
    <>
      <Chart option={option} onIndex={onChoose} label={label} />
      <p className="small lines-15" aria-live="polite">
        {nightText(nights, chosen, today)}
      </p>
    </>
  )
}

/** The nights of a week or month, one bar each, and their means. */
export function SleepNights({
  data,
  at: { place, go },
}: {
  data: SleepAnswer
  at: ReturnType<typeof usePlace>
}) {
  const said = useOptionalSentence()
  const elder = useSettings((state) => state.elder)
  const [chosen, setChosen] = useState<number | null>(null)
  const { today } = place
  const nights = useMemo(() => nightsOf(data), [data])
  const { days, asleep, minutes } = nights
  const day = chosen === null || (asleep[chosen] ?? null) === null ? undefined : days[chosen]

  return (
    <>
      <SpanChart
        sentence={said(data)}
        hero={<MeanHero data={data} />}
        renderChart={
          minutes && days.length > 0
            ? (label) => (
                <NightBars {...{ nights, minutes, today, chosen, label }} onChoose={setChosen} />
              )
            : undefined
        }
        legend={legendOf(nights, elder)}
        table={{ caption: SLEEP.nightsTable, ...nightTable(nights, today) }}
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
