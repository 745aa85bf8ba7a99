import { READER_DELAY_SECONDS } from './delineate.ts'
import type { DelineatedBeat } from './delineate.ts'
import { deviation, mean, median } from '../signal/statistics.ts'

/**
 * Fewer beats tell no QT: recommendations ask for the mean of several, of ten in fibrillation (P. Rautaharju et al.,
 * AHA/ACCF/HRS, J Am Coll Cardiol 53 (2009) 982).
 */
export const QT_FEWEST_BEATS = 10
/** So many of the beats must have both limits: what is left of a record that hides most T ends stands for little. */
const SEEN_PART = 0.5
/** Median `tLikeness` of T waves that are seen: 0.97 and more in the QT Database, 0.5 where ends were found in noise. */
const T_LIKENESS = 0.75

/** Why no QT is told. */
export type QtReason = 'too few beats' | 'T ends not seen'

/** QT of one beat by the tangent method, ms. */
export interface BeatQt extends Pick<DelineatedBeat, 'tLikeness'> {
  /** QRS onset to where the tangent of the T wave's return meets the resting line; null without either limit. */
  qtMs: number | null
  /** Interval before the beat; NaN where it is not known. */
  rrMs: number
}

/** A figure over beats: centre and standard deviation, ms. */
export interface OverBeats {
  ms: number
  sdMs: number
  beats: number
}

/**
 * QT of each beat. That is `tEnd` without the delay of a human reader, so it is shorter than a QT measured between `qrsOn`
 * and `tEnd`. `rrMs` is one shorter than `limits`; NaN is an interval that is not known.
 */
export function qtOfBeats(
  limits: readonly Pick<DelineatedBeat, 'qrsOn' | 'tEnd' | 'tLikeness'>[],
  rrMs: ArrayLike<number>,
  rateHz: number,
): BeatQt[] {
  return limits.map(({ qrsOn, tEnd, tLikeness }, i) => ({
    qtMs:
      qrsOn === null || tEnd === null
        ? null
        : ((tEnd - qrsOn) / rateHz - READER_DELAY_SECONDS) * 1000,
    tLikeness,
    rrMs: rrMs[i - 1] ?? NaN,
  }))
}

/**
 * Median QT of the beats, or why it is not told: fewer than ten beats with both limits, or T waves that are not alike from
 * beat to beat, so that their ends may have been found in noise.
 */
export function qtInterval(
  beats: readonly BeatQt[],
): { qt: OverBeats; reason: null } | { qt: null; reason: QtReason } {
  const values = beats.flatMap(({ qtMs }) => (qtMs === null ? [] : [qtMs]))
  if (beats.length < QT_FEWEST_BEATS) return { qt: null, reason: 'too few beats' }
  const alike = median(beats.map(({ tLikeness }) => tLikeness ?? NaN))
  const enough = values.length >= Math.max(QT_FEWEST_BEATS, SEEN_PART * beats.length)
  if (!enough || !(alike >= T_LIKENESS)) return { qt: null, reason: 'T ends not seen' }
  return { qt: { ...spreadOf(values), ms: median(values) }, reason: null }
}

/**
 * Mean of each beat's QT, corrected by the interval before that beat: how QT is told where no two intervals are alike.
 * Null with fewer than ten such beats.
 */
export function qtcOverBeats(
  beats: readonly BeatQt[],
  corrected: (qtMs: number, rrMs: number) => number,
): OverBeats | null {
  const values = beats.flatMap(({ qtMs, rrMs }) =>
    qtMs !== null && rrMs > 0 ? [corrected(qtMs, rrMs)] : [],
  )

  return values.length < QT_FEWEST_BEATS ? null : spreadOf(values)
}

const spreadOf = (values: readonly number[]): OverBeats => ({
  ms: mean(values),
  sdMs: deviation(values),
  beats: values.length,
})

/** QT / sqrt(RR in s), H. C. Bazett 1920. Milliseconds in and out. */
export function qtcBazett(qtMs: number, rrMs: number): number {
  return qtMs / Math.sqrt(rrMs / 1000)
}

/** QT / cbrt(RR in s), L. S. Fridericia 1920. Milliseconds in and out. */
export function qtcFridericia(qtMs: number, rrMs: number): number {
  return qtMs / Math.cbrt(rrMs / 1000)
}
