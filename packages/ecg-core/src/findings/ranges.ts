export type RangeMetric = 'heartRate' | 'qt' | 'hrv'

export interface ReferenceRange {
  low: number
  high: number
  unit: 'bpm' | 'ms'
}

/** The reference ranges that the app shows; both ends are still normal. */
export const RANGES: Readonly<Record<RangeMetric, ReferenceRange>> = {
  heartRate: { low: 60, high: 100, unit: 'bpm' },
  qt: { low: 300, high: 450, unit: 'ms' },
  hrv: { low: 0, high: 230, unit: 'ms' },
}

/** The documented divisors from a value to the percentage of its bar. */
const BAR_DIVISOR: Readonly<Record<RangeMetric, number>> = { heartRate: 2, qt: 8, hrv: 8 }

/** Length of the bar in percent, 0 to 100; a value that is no number gives 0. */
export function barPercent(metric: RangeMetric, value: number): number {
  const percent = value / BAR_DIVISOR[metric]
  return percent > 0 ? Math.min(100, percent) : 0
}

export function rangeState(metric: RangeMetric, value: number): 'low' | 'normal' | 'high' {
  const { low, high } = RANGES[metric]
  if (value < low) return 'low'
  return value > high ? 'high' : 'normal'
}
