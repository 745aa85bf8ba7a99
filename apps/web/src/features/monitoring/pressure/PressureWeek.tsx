import type { Sentence } from '@kangban/contracts'
import { useCallback, useMemo } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import {
  pressureMonthOption,
  pressureWeekOption,
} from '../../../shared/charts/options/pressure-option.ts'
import type { PressureAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { placeText } from '../parts/place-text.ts'
import { daysOf, hasBars, tableOf } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import { weekLegend } from './pressure-legend.ts'
import { HeroMean } from './HeroPressure.tsx'
import { hasAverages, PressureAverages } from './PressureAverages.tsx'
import { manualLegend, marksOf } from '../manual/manual-view.ts'
import type { ManualOfSpan } from '../manual/use-manual-readings.ts'
import { SpanChart } from '../parts/SpanChart.tsx'

interface PressureWeekProps {
  data: PressureAnswer
  place: Place
  sentence: Sentence | undefined
  manual: ManualOfSpan
}

/** Seven days by morning and evening; by the day where nobody told those apart. */
export default function PressureWeek({ data, place, sentence, manual }: PressureWeekProps) {
  const { today } = place
  const days = useMemo(() => daysOf(data), [data])
  const { span, day } = place
  const marks = useMemo(() => marksOf(manual.readings, { span, day }), [manual.readings, span, day])

  const option = useCallback(
    (theme: ChartTheme) => {
      const { times, habit, normal } = days
      const shown = { days: times, today, manual: marks }
      if (habit) return pressureWeekOption({ ...shown, ...habit, normal }, theme)
      return pressureMonthOption({ ...days, ...shown, weekMeans: [] }, theme)
    },
    [days, today, marks],
  )

  const drawn = days.habit ? days.times.length > 0 : hasBars(days)

  return (
    <>
      <SpanChart
        sentence={sentence}
        hero={
          hasAverages(data) ? (
            <PressureAverages {...data} byHand={manual.ofHabit} />
          ) : (
            <HeroMean data={data} span="week" />
          )
        }
        chart={drawn ? { option, size: 'mid' } : undefined}
        legend={[...manualLegend(manual.readings), ...weekLegend(days, today)]}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
    </>
  )
}
