import { createSmooth, steepest, tangentFoot, turns } from './wave-shape.ts'

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
/** In a fast rhythm and before an early beat it may end as late as is usual and so much of the spread, before the next QRS. */
const LATE_SDS = 0.5
const BEFORE_NEXT_R_SECONDS = 0.1
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
const MIN_PART = 0.005
/** The stretch over which beats are compared, and how far it reaches beyond the end of the wave. */
const COMPARED_SECONDS = 0.2
const COMPARED_BEYOND_SECONDS = 0.02
/** What the QRS may leave behind it. */
const QRS_GAP_SECONDS = 0.04
/** QRS onset before R, where it was not found. */
const USUAL_ONSET_SECONDS = 0.05

export interface TSearch {
  /** R, QRS limits and the result are positions in the beat. */
  r: number
  qrsOn: number | null
  qrsOff: number | null
  /** Height of the QRS from top to bottom. */
  qrsHeight: number
  /** From this R to the next, and the usual interval around this beat, in seconds. */
  rrSeconds: number
  usualRrSeconds: number
}

/** Where the end is looked for, and where it usually lies, all counted from R. */
interface TRange {
  from: number
  to: number
  usual: number
}

function rangeOf(search: TSearch, rateHz: number): TRange {
  const { r, rrSeconds } = search
  const qrsOn = search.qrsOn === null ? -USUAL_ONSET_SECONDS * rateHz : search.qrsOn - r

  const from =
    search.qrsOff === null
      ? Math.round(AFTER_R_SECONDS * rateHz)
      : search.qrsOff - r + Math.round(AFTER_QRS_SECONDS * rateHz)

  const usual = qrsOn + USUAL_QT_SECONDS * Math.cbrt(search.usualRrSeconds) * rateHz

  const late = Math.min(
    usual / rateHz + LATE_SDS * USUAL_QT_SD_SECONDS,
    rrSeconds - BEFORE_NEXT_R_SECONDS,
  )

  const within = Math.min(WITHIN_SECONDS, Math.max(WITHIN_RR_PART * rrSeconds, late))
  return { from, to: Math.round(within * rateHz), usual }
}

/**
 * End of the T wave of a beat by the tangent method (E. Lepeschkin and B. Surawicz, Circulation 6, 1952): where
 * the steepest tangent of the wave's return meets the resting line. Of all stretches between a top and a bottom, the
 * wave's return is the one that brings the curve nearest back to rest, weighed by how usual its end is for this RR. So
 * the last lobe of a biphasic wave counts, of either sign, and a U wave or a sloping ST does not.
 */
export function createTEndFinder(
  rateHz: number,
): (sharp: Float64Array, search: TSearch) => number | null {
  const smooth = createSmooth(rateHz, SMOOTH_SECONDS)

  return (sharp, search) => {
    const { from, to: last, usual } = rangeOf(search, rateHz)
    const to = Math.min(sharp.length - 2 - search.r, last)
    if (to - from < MIN_SECONDS * rateHz) return null
    const origin = from - 1
    const beat = smooth(sharp, search.r + origin, search.r + to + 2)
    const rest = Math.min(REST_SECONDS, REST_RR_PART * search.rrSeconds) * rateHz

    const end = likeliestEnd(
      beat,
      {
        to: to - origin,
        usual: usual - origin,
        rest: Math.round(rest),
        least: MIN_PART * search.qrsHeight,
      },
      rateHz,
    )

    return end === null ? null : search.r + origin + end - SMOOTHING_DELAY_SECONDS * rateHz
  }
}

interface Stretch {
  to: number
  usual: number
  /** So many samples before `to` are the resting line. */
  rest: number
  /** What a wave returns by at least. */
  least: number
}

/** The same in a smooth stretch that begins one sample before the search and ends one behind `to`. */
function likeliestEnd(
  beat: Float64Array,
  { to, usual, rest: resting, least }: Stretch,
  rateHz: number,
): number | null {
  const sd = USUAL_QT_SD_SECONDS * rateHz
  const fall = Math.round(FALL_SECONDS * rateHz)
  const rest = meanOf(beat, to - resting, to)
  const places = turns(beat, 1, to)
  let best = 0
  let end: number | null = null

  for (let k = 1; k < places.length; k++) {
    const peak = places[k - 1] as number
    const next = places[k] as number

    const returned =
      Math.abs((beat[peak] as number) - rest) - Math.abs((beat[next] as number) - rest)

    if (!(returned > least)) continue
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

  return end
}

/** Where beats are compared to tell a T wave from what comes by chance; `qrsOff` is a position in the beat. */
export function aroundTEnd(
  tEnd: number,
  qrsOff: number,
  rateHz: number,
): { from: number; to: number } {
  const to = Math.round(tEnd + COMPARED_BEYOND_SECONDS * rateHz)
  const length = Math.round(COMPARED_SECONDS * rateHz)
  return { from: Math.max(to - length, qrsOff + Math.round(QRS_GAP_SECONDS * rateHz)), to }
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i <= to; i++) sum += values[i] as number
  return sum / (to - from + 1)
}
