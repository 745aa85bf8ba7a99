import { median } from '../signal/statistics.ts'

/** When a beat comes, in natural logarithms of a ratio of intervals; 0 where an interval is not known. */
export interface BeatTime {
  /** The interval before it and after it against the usual one. */
  before: number
  after: number
  /** Both together against two usual ones: 0 after a compensatory pause, below 0 where the rhythm begins anew. */
  resets: number
  /** The interval before it against those just before. */
  local: number
  /** The interval before it against those of a minute or so. */
  wide: number
  /** How far the intervals around scatter, as a part of the usual one. */
  scatter: number
}

/** Intervals on each side from which the usual one is taken. */
const REACH = 10
const LOCAL = 4
const WIDE = 50
const MOST = 1
const MOST_SCATTER = 0.3

const logRatio = (interval: number, usual: number): number => {
  const ratio = Math.log(interval / usual)
  return Number.isFinite(ratio) ? Math.max(-MOST, Math.min(MOST, ratio)) : 0
}

/**
 * The usual interval around each beat is the median of pairs of neighbouring intervals: an early beat and its pause
 * together last as long as two usual beats, so that bigeminy does not change it.
 */
export function beatTimes(rrMs: ArrayLike<number>, beats: number): BeatTime[] {
  const intervals = Float64Array.from(rrMs)
  const pairs = intervals.map((rr, i) => (rr + (intervals[i + 1] ?? NaN)) / 2)

  return Array.from({ length: beats }, (_, i) => {
    const from = Math.max(0, i - 1 - REACH)
    const around = pairs.subarray(from, i + REACH)
    const usualPair = median(around)
    const usual = Number.isNaN(usualPair) ? median(intervals.subarray(from, i + REACH)) : usualPair
    const before = intervals[i - 1] ?? NaN
    const after = intervals[i] ?? NaN
    const scatter = median(around.map((pair) => Math.abs(pair - usual))) / usual

    return {
      before: logRatio(before, usual),
      after: logRatio(after, usual),
      resets: logRatio(before + after, 2 * usual),
      local: logRatio(
        before,
        median(intervals.subarray(Math.max(0, i - 1 - LOCAL), Math.max(0, i - 1))),
      ),
      wide: logRatio(before, median(pairs.subarray(Math.max(0, i - 1 - WIDE), i + WIDE))),
      scatter: Math.min(MOST_SCATTER, Number.isFinite(scatter) ? scatter : 0),
    }
  })
}
