import { READER_DELAY_SECONDS } from './delineate.ts'
import type { BeatLimits } from './delineate.ts'
import { mean, median } from '../signal/statistics.ts'

/**
 * QT interval by the tangent method in ms: the median, over the beats with both limits, of the time from QRS onset to
 * where the tangent of the T wave's return meets the resting line. That is `tEnd` without the delay of a human reader,
 * so it is shorter than a QT measured between `qrsOn` and `tEnd`. The window is what `limits` covers; null with none.
 */
export function qtInterval(
  limits: readonly Pick<BeatLimits, 'qrsOn' | 'tEnd'>[],
  rateHz: number,
): number | null {
  const values: number[] = []
  for (const { qrsOn, tEnd } of limits)
    if (qrsOn !== null && tEnd !== null)
      values.push(((tEnd - qrsOn) / rateHz - READER_DELAY_SECONDS) * 1000)
  return values.length === 0 ? null : median(values)
}

/**
 * Mean of each beat's QT, corrected after Fridericia by the interval before that beat, and how many beats gave one: how QT
 * is told where no two intervals are alike. `rrMs` is one shorter than `limits`; NaN is an interval that is not known.
 */
export function qtcOverBeats(
  limits: readonly Pick<BeatLimits, 'qrsOn' | 'tEnd'>[],
  rrMs: ArrayLike<number>,
  rateHz: number,
): { qtcMs: number | null; beats: number } {
  const values = limits.flatMap(({ qrsOn, tEnd }, i) => {
    const before = rrMs[i - 1] ?? NaN
    if (qrsOn === null || tEnd === null || !(before > 0)) return []
    const qtMs = ((tEnd - qrsOn) / rateHz - READER_DELAY_SECONDS) * 1000
    return [qtcFridericia(qtMs, before)]
  })

  return { qtcMs: values.length === 0 ? null : mean(values), beats: values.length }
}

/** QT / sqrt(RR in s), H. C. Bazett 1920. Milliseconds in and out. */
export function qtcBazett(qtMs: number, rrMs: number): number {
  return qtMs / Math.sqrt(rrMs / 1000)
}

/** QT / cbrt(RR in s), L. S. Fridericia 1920. Milliseconds in and out. */
export function qtcFridericia(qtMs: number, rrMs: number): number {
  return qtMs / Math.cbrt(rrMs / 1000)
}
