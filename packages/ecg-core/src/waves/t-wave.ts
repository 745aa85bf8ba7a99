import { smoothed, steepest, tangentFoot, turns } from './wave-shape.ts'

/** Muscle noise and mains are smoothed away over this; a T wave is ten times as wide. */
const SMOOTH_SECONDS = 0.02
/** That widens the wave and makes its foot late by the square of the smoothing's sigma over that of the wave. */
const SMOOTHING_DELAY_SECONDS = 0.002
/** The T wave begins to return later than this after the QRS, or after R where the end of the QRS was not found. */
const AFTER_QRS_SECONDS = 0.08
const AFTER_R_SECONDS = 0.16
/** It has ended within this part of the RR interval and this time after R; later comes the next P wave. */
const WITHIN_RR_PART = 0.65
const WITHIN_SECONDS = 0.6
const MIN_SECONDS = 0.1
/** The mean of so much before that limit is the resting line. */
const REST_SECONDS = 0.08
const REST_RR_PART = 0.08
/** The steepest place lies at most this long after the peak. */
const FALL_SECONDS = 0.16
/** QT of healthy adults at 60 beats a minute, scaled by the cube root of RR as L. S. Fridericia (1920) found. */
const USUAL_QT_SECONDS = 0.42
const USUAL_QT_SD_SECONDS = 0.06
/** A T wave returns by at least this part of the height of the QRS. */
const MIN_PART = 0.01
/** QRS onset before R, where it was not found. */
const USUAL_ONSET_SECONDS = 0.05

export interface TSearch {
  /** R, QRS limits and the result are positions in the beat. */
  r: number
  qrsOn: number | null
  qrsOff: number | null
  rateHz: number
  /** Height of the QRS from top to bottom. */
  qrsHeight: number
  /** From this R to the next, and the usual interval around this beat, in seconds. */
  rrSeconds: number
  usualRrSeconds: number
}

/**
 * End of the T wave of a beat by the tangent method (E. Lepeschkin and B. Surawicz, Circulation 6, 1952): where
 * the steepest tangent of the wave's return meets the resting line. Of all stretches between a top and a bottom, the
 * wave's return is the one that brings the curve nearest back to rest, weighed by how usual its end is for this RR. So
 * the last lobe of a biphasic wave counts, of either sign, and a U wave or a sloping ST does not.
 */
export function tangentTEnd(sharp: Float64Array, search: TSearch): number | null {
  const { r, rateHz } = search
  // From here on places count from R.
  const qrsOn = search.qrsOn === null ? -USUAL_ONSET_SECONDS * rateHz : search.qrsOn - r

  const from =
    search.qrsOff === null
      ? Math.round(AFTER_R_SECONDS * rateHz)
      : search.qrsOff - r + Math.round(AFTER_QRS_SECONDS * rateHz)

  const usual = qrsOn + USUAL_QT_SECONDS * Math.cbrt(search.usualRrSeconds) * rateHz
  const sd = USUAL_QT_SD_SECONDS * rateHz
  const within = Math.min(WITHIN_SECONDS, WITHIN_RR_PART * search.rrSeconds)
  const to = Math.min(sharp.length - 2 - r, Math.round(within * rateHz))
  if (to - from < MIN_SECONDS * rateHz) return null
  const beat = smoothed(sharp.subarray(r), rateHz, SMOOTH_SECONDS)

  const rest = meanOf(
    beat,
    to - Math.round(Math.min(REST_SECONDS, REST_RR_PART * search.rrSeconds) * rateHz),
    to,
  )

  const fall = Math.round(FALL_SECONDS * rateHz)
  const places = turns(beat, from, to)
  let best = 0
  let end: number | null = null

  for (let k = 1; k < places.length; k++) {
    const peak = places[k - 1] as number
    const next = places[k] as number

    const returned =
      Math.abs((beat[peak] as number) - rest) - Math.abs((beat[next] as number) - rest)

    if (!(returned > MIN_PART * search.qrsHeight)) continue
    const steep = steepest(beat, peak, Math.min(next, peak + fall))
    const foot = tangentFoot(beat, steep, rest)
    // Where the curve turns before it reaches the resting line, or is past it already, the turn ends the wave.
    const at = foot >= steep ? Math.min(foot, Math.max(next, steep + fall)) : next
    const likely = returned * Math.exp(-0.5 * ((at - usual) / sd) ** 2)

    if (likely > best) {
      best = likely
      end = at
    }
  }

  return end === null ? null : r + end - SMOOTHING_DELAY_SECONDS * rateHz
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i <= to; i++) sum += values[i] as number
  return sum / (to - from + 1)
}
