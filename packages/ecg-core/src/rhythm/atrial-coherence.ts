import { lowPass, zeroPhaseOverGaps } from '../signal/biquad.ts'
import { CLEAR_LIKENESS } from '../beats/beats.ts'

/**
 * Whether the same wave comes before every QRS. In sinus rhythm each beat is led by a P wave of one shape at one distance;
 * in fibrillation the waves between T and Q stand in no relation to the beat. No limit of any P wave is needed for it.
 */

/** P waves end below this; muscle noise begins above it. */
const MAX_HZ = 15
/** After the low-pass, points this far apart hold everything. */
const POINT_SECONDS = 0.01
/** From here before R a P wave may begin (a PR interval of 0.2 s and more), and here the QRS begins. */
const EARLIEST_SECONDS = 0.3
const LATEST_SECONDS = 0.07
/** A window shorter than a P wave shows none. */
const MIN_WINDOW_SECONDS = 0.1
/** R to the end of T is about 0.36 s at 60 a minute and follows the root of RR (Bazett 1920); before that lies the T wave. */
const T_END_AT_ONE_SECOND = 0.36
/** Beats after the shortest quarter of intervals are left out: T waves and early beats lie there. */
const SHORT_INTERVALS_PART = 0.25
/** Among many early beats, those after the longer half of intervals are the ones that the sinus node leads, if it does. */
const LATE_INTERVALS_PART = 0.5
/** Between T and Q less than this, root mean square, is no wave but the converter. */
const WEAKEST_MV = 0.002
const MIN_BEATS = 4

/** One lead low-passed once, for any number of looks at parts of it. */
export interface AtrialView {
  smooth: Float64Array
  rateHz: number
}

export interface BeatRow {
  /** R peaks, sample indices of the view. */
  peaks: ArrayLike<number>
  /** Intervals in ms between them, one fewer, NaN where not known. */
  rrMs: ArrayLike<number>
  /** How much each beat looks like the dominant one. */
  likeness: ArrayLike<number>
}

export function atrialView(samples: Float32Array, rateHz: number): AtrialView {
  return {
    smooth: zeroPhaseOverGaps(samples, [lowPass(MAX_HZ, rateHz)], Math.ceil(rateHz)),
    rateHz,
  }
}

/** Columns 1, t and t² made orthonormal over `count` points (Gram-Schmidt): what baseline and T wave leave behind. */
function trends(count: number): Float64Array[] {
  const columns: Float64Array[] = []

  for (let power = 0; power < 3; power++) {
    const column = Float64Array.from(
      { length: count },
      (_, i) => ((2 * i) / (count - 1) - 1) ** power,
    )

    for (const other of columns) subtract(column, other, dot(column, other))
    const length = Math.sqrt(dot(column, column))
    columns.push(column.map((value) => value / length))
  }

  return columns
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function subtract(from: Float64Array, column: Float64Array, times: number): void {
  for (let i = 0; i < from.length; i++)
    from[i] = (from[i] as number) - times * (column[i] as number)
}

/** The interval than which this part of them is shorter. */
function intervalAt(part: number, rrMs: ArrayLike<number>): number {
  const known = Float64Array.from(rrMs).filter((rr) => rr > 0)
  return known.toSorted()[Math.floor(part * known.length)] ?? NaN
}

/** Seconds before R at which the window begins, or null where T waves leave no room for one. */
function windowStart(rrSeconds: number): number | null {
  const start = Math.min(EARLIEST_SECONDS, rrSeconds - T_END_AT_ONE_SECOND * Math.sqrt(rrSeconds))
  return start - LATEST_SECONDS >= MIN_WINDOW_SECONDS ? start : null
}

function coherenceAfter(
  shortPart: number,
  { smooth, rateHz }: AtrialView,
  row: BeatRow,
): number | null {
  const shortestMs = intervalAt(shortPart, row.rrMs)
  const start = windowStart(shortestMs / 1000)
  if (start === null) return null
  const step = POINT_SECONDS * rateHz
  const count = Math.round((start - LATEST_SECONDS) / POINT_SECONDS)
  const columns = trends(count)
  const sum = new Float64Array(count)
  const wave = new Float64Array(count)
  let beats = 0
  let waves = 0

  for (let k = 1; k < row.peaks.length; k++) {
    const from = (row.peaks[k] as number) - start * rateHz

    const isUsual =
      (row.rrMs[k - 1] as number) >= shortestMs && (row.likeness[k] as number) >= CLEAR_LIKENESS

    if (!isUsual || from < 0) continue

    // By hand and in one place: to have `from` make each wave took longer than all that follows.
    for (let i = 0; i < count; i++) wave[i] = smooth[Math.round(from + i * step)] ?? 0
    for (const column of columns) subtract(wave, column, dot(wave, column))
    const length = Math.sqrt(dot(wave, wave))
    beats += 1
    if (length < WEAKEST_MV * Math.sqrt(count)) continue
    waves += 1
    subtract(sum, wave, -1 / length)
  }

  return beats < MIN_BEATS ? null : (dot(sum, sum) - waves) / (beats * (beats - 1))
}

/**
 * Mean correlation of the 0.07 to 0.3 s before R between all pairs of beats, each without its quadratic trend: near 1
 * with P waves of one shape, near 0 without. Null where the heart is too fast or the clear beats too few.
 */
export const atrialCoherence = (view: AtrialView, row: BeatRow): number | null =>
  coherenceAfter(SHORT_INTERVALS_PART, view, row)

/** The same over the beats after the longer half of the intervals, which early beats are not among. */
export const lateCoherence = (view: AtrialView, row: BeatRow): number | null =>
  coherenceAfter(LATE_INTERVALS_PART, view, row)
