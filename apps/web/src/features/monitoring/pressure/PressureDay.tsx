import type { Sentence } from '@kangban/contracts'
import { useCallback, useMemo } from 'react'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { pressureDayOption } from '../../../shared/charts/options/pressure-option.ts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import { display } from '../../../shared/format/display.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import type { PressureAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { placeText } from '../parts/place-text.ts'
import {
  barOf,
  hasBars,
  pressureText,
  readingsOfDay,
  readingsOfSpan,
  type ReadingView,
  tableOf,
} from './pressure-view.ts'
import { clockOf } from '../../../shared/format/written-time.ts'
import { PRESSURE } from './pressure-copy.ts'
import { dayLegend } from './pressure-legend.ts'
import { HeroPressure } from './HeroPressure.tsx'
import { PressureHabit } from './PressureAverages.tsx'
import { manualLegend, marksOf } from '../manual/manual-view.ts'
import type { ManualOfSpan } from '../manual/use-manual-readings.ts'
import { SpanChart } from '../parts/SpanChart.tsx'

interface PressureDayProps {
  data: PressureAnswer
  place: Place
  sentence: Sentence | undefined
  selected: ReadingView | null
  manual: ManualOfSpan
}

/** The newest of the list, or by the documented fields, which have no verdict. */
function newestOf(data: PressureAnswer) {
  const { readings = [], hi, low } = data
  const [newest] = readingsOfSpan(readings.slice(0, 1))
  return newest ?? { sbp: hi, dbp: low, at: readingsOfDay(data).times.at(-1) ?? null, tag: null }
}

/** The newest reading, or the one that was pointed out in the list. */
function Hero({ data, selected }: Pick<PressureDayProps, 'data' | 'selected'>) {
  const shown = selected ?? newestOf(data)
  const time = String(display(clockOf(shown.at)))

  return (
    <>
      <div>
        <p className="note lines-14">{selected ? PRESSURE.at(time) : PRESSURE.latest(time)}</p>
        <HeroPressure text={pressureText(shown)} />
      </div>
      {shown.tag && <StateTag {...shown.tag} />}
    </>
  )
}

function statsOf({ avgHi, avgLow, hi, low, count }: PressureAnswer): Stat[] {
  const { stats } = PRESSURE

  return [
    { label: stats.average, value: pressureText({ sbp: avgHi, dbp: avgLow }) },
    { label: stats.newest, value: pressureText({ sbp: hi, dbp: low }) },
    ...(count === undefined ? [] : [{ label: stats.count, value: count, unit: stats.countUnit }]),
  ]
}

/** A day, reading by reading. */
export function PressureDay({ data, place, sentence, selected, manual }: PressureDayProps) {
  const bar = barOf(data, selected)
  const readings = useMemo(() => readingsOfDay(data), [data])
  const { span, day } = place
  const marks = useMemo(() => marksOf(manual.readings, { span, day }), [manual.readings, span, day])

  const option = useCallback(
    (theme: ChartTheme) =>
      pressureDayOption(
        { ...readings, detailTimes: readings.times, selected: bar, manual: marks },
        theme,
      ),
    [readings, bar, marks],
  )

  return (
    <>
      <SpanChart
        sentence={sentence}
        hero={<Hero data={data} selected={bar === null ? null : selected} />}
        chart={hasBars(readings) ? { option, size: 'mid' } : undefined}
        stats={statsOf(data)}
        legend={[...manualLegend(manual.readings), ...dayLegend(readings)]}
        table={{ caption: PRESSURE.table.day(placeText(place)), ...tableOf(data, place) }}
      />
      <PressureHabit {...data} byHand={manual.ofHabit} />
    </>
  )
}
