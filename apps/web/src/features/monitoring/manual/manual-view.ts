// What was typed in, as the charts of a page need it.
import { lastDays, minuteOfClock, shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { ManualReading } from '@kangban/contracts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import type { ManualMark } from '../../../shared/charts/options/manual-marks.ts'
import { SPAN_DAYS } from '../../../shared/ui/controls/DateNav.tsx'
import type { Place } from '../parts/place.ts'
import type { ManualOfSpan } from './use-manual-readings.ts'
import type { SpanViewProps } from '../parts/span-view.ts'
import { MANUAL } from './manual-copy.ts'

const endsOf = ({ reading }: ManualReading): { high: number; low: number } =>
  reading.kind === 'bloodPressure'
    ? { high: reading.systolic, low: reading.diastolic }
    : { high: reading.value, low: reading.value }

/** By the minute of a day, else by the number of the day. */
export function marksOf(
  readings: readonly ManualReading[],
  { span, day }: Pick<Place, 'span' | 'day'>,
): ManualMark[] {
  const days = lastDays(day, SPAN_DAYS[span])

  return readings.map((one) => {
    const { at } = one.reading
    const x = span === 'day' ? minuteOfClock(shanghaiClock(at)) : days.indexOf(shanghaiDay(at))
    return { x, ...endsOf(one) }
  })
}

/** Only where there is one. */
export const manualLegend = (readings: readonly unknown[]): LegendEntry[] =>
  readings.length > 0 ? [{ swatch: 'diamond', color: 'ink', text: MANUAL.byHand }] : []

/** What a view of a metric with readings that were typed in is given. */
export interface ManualViewProps<T> extends SpanViewProps<T> {
  manual: ManualOfSpan
}
