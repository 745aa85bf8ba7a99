import { MS_PER_MINUTE } from '@kangban/china-time'
import type { BeatKind } from '../beats/beat-kind.ts'
import type { Span } from '../beats/quality.ts'
import { mean, median } from '../signal/statistics.ts'

/**
 * An interval further than this from the median of its neighbours is not between two normal beats: the 20 % rule of
 * M. Malik et al., Eur Heart J 10 (1989) 1060.
 */
const ECTOPIC_PART = 0.2
const NEIGHBOURS = 4
/** 20 and 300 beats a minute; outside it is a missed beat, a pause of the device or a false peak. */
const MAX_RR_MS = 3000
const MIN_RR_MS = 200
/** pNN50 counts successive differences above this. */
const NN50_MS = 50

/**
 * Intervals between neighbouring R peaks in ms, one fewer than there are peaks. NaN stands for an interval that reaches
 * into one of `breaks` (rising spans of missing signal), because a beat may lie there unseen.
 */
export function rrSeries(
  peaks: ArrayLike<number>,
  rateHz: number,
  breaks: readonly Span[] = [],
): Float64Array {
  const series = new Float64Array(Math.max(0, peaks.length - 1))
  let next = 0

  for (let i = 0; i < series.length; i++) {
    const from = peaks[i] as number
    const to = peaks[i + 1] as number
    while (next < breaks.length && (breaks[next]?.to ?? 0) <= from) next += 1
    const broken = (breaks[next]?.from ?? Infinity) < to
    series[i] = broken ? NaN : ((to - from) * 1000) / rateHz
  }

  return series
}

/**
 * The same with NaN in place of intervals that are not between two normal beats (NN intervals), so that neighbours stay
 * known: those that an early beat begins or ends, and those far from the intervals around them.
 */
export function normalIntervals(
  rrMs: ArrayLike<number>,
  kinds: readonly BeatKind[] = [],
): Float64Array {
  const isOdd = (beat: number): boolean => (kinds[beat] ?? 'normal') !== 'normal'

  return Float64Array.from(rrMs, (rr, i) => {
    if (!(rr >= MIN_RR_MS && rr <= MAX_RR_MS) || isOdd(i) || isOdd(i + 1)) return NaN
    const around: number[] = []
    for (let j = Math.max(0, i - NEIGHBOURS); j <= Math.min(rrMs.length - 1, i + NEIGHBOURS); j++)
      around.push(rrMs[j] ?? NaN)
    const usual = median(around)
    return Math.abs(rr - usual) > ECTOPIC_PART * usual ? NaN : rr
  })
}

/** Mean heart rate in beats per minute over the given intervals (NaN ones left out), null with none. */
export function heartRateBpm(rrMs: ArrayLike<number>): number | null {
  const valid = Float64Array.from(rrMs).filter((rr) => rr > 0)
  return valid.length === 0 ? null : MS_PER_MINUTE / mean(valid)
}

/** Beats that begin or end one of the intervals. */
export function beatsOf(intervals: ArrayLike<number>): number {
  let beats = 0
  for (let i = 0; i <= intervals.length; i++)
    if (Number.isFinite(intervals[i - 1]) || Number.isFinite(intervals[i])) beats += 1
  return beats
}

/** Standard deviation of the intervals in ms (n - 1 in the divisor), null with fewer than two. */
export function sdnnMs(rrMs: ArrayLike<number>): number | null {
  const valid = Float64Array.from(rrMs).filter(Number.isFinite)
  if (valid.length < 2) return null
  const centre = mean(valid)
  let sum = 0
  for (const rr of valid) sum += (rr - centre) ** 2
  return Math.sqrt(sum / (valid.length - 1))
}

/** Differences of intervals that directly follow each other; a NaN interval takes both of its differences away. */
export function successiveDifferences(rrMs: ArrayLike<number>): number[] {
  const differences: number[] = []
  for (let i = 1; i < rrMs.length; i++) differences.push((rrMs[i] ?? NaN) - (rrMs[i - 1] ?? NaN))
  return differences.filter(Number.isFinite)
}

/** Root mean square of successive differences in ms, null with none. */
export function rmssdMs(rrMs: ArrayLike<number>): number | null {
  const differences = successiveDifferences(rrMs)

  return differences.length === 0
    ? null
    : Math.sqrt(mean(differences.map((difference) => difference ** 2)))
}

/** Percentage of successive differences above 50 ms, null with none. */
export function pnn50(rrMs: ArrayLike<number>): number | null {
  const differences = successiveDifferences(rrMs)
  if (differences.length === 0) return null

  return (
    (100 * differences.filter((difference) => Math.abs(difference) > NN50_MS).length) /
    differences.length
  )
}
