import { MS_PER_MINUTE } from '@kangban/china-time'

/** Heart rates in beats per minute. */
export interface HeartRateRange {
  /** Beats per minute over all intervals: 60,000 divided by the mean interval in ms. */
  meanBpm: number
  /** Lowest and highest mean over 8 intervals in a row, or over all where there are fewer. */
  lowestBpm: number
  highestBpm: number
}

/** So that one early beat and the pause after it are no heart rate. */
export const RATE_OVER_INTERVALS = 8

/** Range of the heart rate over intervals in ms; NaN ones break the row. Null where there is no interval. */
export function heartRateRange(rrMs: ArrayLike<number>): HeartRateRange | null {
  let total = 0
  let count = 0
  let windowSum = 0
  let inRow = 0
  let shortest = Infinity
  let longest = 0

  for (let i = 0; i < rrMs.length; i++) {
    const rr = rrMs[i] as number

    if (!(rr > 0)) {
      windowSum = 0
      inRow = 0
      continue
    }

    total += rr
    count += 1
    windowSum += rr
    inRow += 1
    if (inRow > RATE_OVER_INTERVALS) windowSum -= rrMs[i - RATE_OVER_INTERVALS] as number
    if (inRow < RATE_OVER_INTERVALS) continue
    const mean = windowSum / RATE_OVER_INTERVALS
    if (mean < shortest) shortest = mean
    if (mean > longest) longest = mean
  }

  if (count === 0) return null
  const meanBpm = (MS_PER_MINUTE * count) / total
  if (longest === 0) return { meanBpm, lowestBpm: meanBpm, highestBpm: meanBpm }
  return { meanBpm, lowestBpm: MS_PER_MINUTE / longest, highestBpm: MS_PER_MINUTE / shortest }
}
