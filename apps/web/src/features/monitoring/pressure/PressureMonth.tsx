import type { Sentence } from '@kangban/contracts'
import { useCallback, useMemo } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { pressureMonthOption } from '../../../shared/charts/options/pressure-option.ts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import type { PressureAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { placeText } from '../parts/place-text.ts'
import { daysOf, hasBars, tableOf } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import { monthLegend } from './pressure-legend.ts'
import { HeroMean } from './HeroPressure.tsx'
import { PressureHabit } from './PressureAverages.tsx'
import { InsightCard } from '../parts/InsightCard.tsx'
import { manualLegend, marksOf } from '../manual/manual-view.ts'
import type { ManualOfSpan } from '../manual/use-manual-readings.ts'
import { SpanChart } from '../parts/SpanChart.tsx'

interface PressureMonthProps {
  data: PressureAnswer
  place: Place
  sentence: Sentence | undefined
  manual: ManualOfSpan
}

function statsOf({ outOfRange, count, highest }: PressureAnswer): Stat[] {
  const { stats } = PRESSURE

  return [
    ...(outOfRange === undefined || count === undefined
      ? []
      : [{ label: stats.out, value: stats.outOf(outOfRange, count), unit: stats.countUnit }]),
    ...(highest
      ? [
          { label: stats.mostHi, value: highest.sbp },
          { label: stats.mostLow, value: highest.dbp },
        ]
      : []),
  ]
}

/** Thirty days with the course of the seven-day mean. */
export default function PressureMonth({ data, place, sentence, manual }: PressureMonthProps) {
  const { today } = place
  const days = useMemo(() => daysOf(data), [data])
  const { span, day } = place
  const marks = useMemo(() => marksOf(manual.readings, { span, day }), [manual.readings, span, day])

  const option = useCallback(
    (theme: ChartTheme) =>
      pressureMonthOption({ ...days, days: days.times, today, manual: marks }, theme),
    [days, today, marks],
  )

  return (
    <>
      <SpanChart
        sentence={sentence}
        hero={<HeroMean data={data} span="month" />}
        chart={hasBars(days) ? { option, size: 'mid' } : undefined}
        stats={statsOf(data)}
        legend={[...manualLegend(manual.readings), ...monthLegend(days)]}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
      <PressureHabit {...data} byHand={manual.ofHabit} />
      <InsightCard metric="bloodPressure" day={place.day} />
    </>
  )
}
