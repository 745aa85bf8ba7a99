import { mean, rounded } from '../day/trends.ts'
import { TEMPERATURE_BASELINE } from '../thresholds.ts'

export interface ComparedNight {
  mean: number | null
  baseline: number | null
  /** How many nights made the baseline, or would have. */
  baselineNights: number
  deviation: number | null
}

/** How many nights are looked at to compare so many of them. */
export const nightsToCompare = (count: number): number => count + TEMPERATURE_BASELINE.nights

/** Each of the last `count` nights against the 14 before it, of means with the newest last. */
export function comparedNights(means: readonly (number | null)[], count: number): ComparedNight[] {
  const { nights, fewest } = TEMPERATURE_BASELINE
  const first = Math.max(0, means.length - count)

  return means.slice(first).map((value, index) => {
    const end = first + index
    const before = means.slice(Math.max(0, end - nights), end).filter((night) => night !== null)
    const baseline = before.length < fewest ? null : mean(before)
    const deviation = value === null || baseline === null ? null : rounded(value - baseline, 2)
    return { mean: value, baseline, baselineNights: before.length, deviation }
  })
}
