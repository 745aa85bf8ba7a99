import { createSmooth, steepest, tangentFoot, turns } from './wave-shape.ts'

/** Notches and f waves are smoothed away over this. */
const SMOOTH_SECONDS = 0.028
/** The P wave lies between this long before the QRS, after this part of the RR interval, and shortly before the QRS. */
const BEFORE_QRS_SECONDS = 0.34
const AFTER_RR_PART = 0.55
const GAP_SECONDS = 0.025
const MIN_SECONDS = 0.05
/** From the start to the peak. */
const RISE_SECONDS = 0.12
/** Usual PR interval and its spread: 120-200 ms in healthy adults. */
const USUAL_PR_SECONDS = 0.16
const USUAL_PR_SD_SECONDS = 0.05
/** A P wave has at least this part of the height of the QRS. */
const MIN_PART = 0.01
/** The stretch before the QRS over which beats are compared. */
const COMPARED_SECONDS = 0.2
const COMPARED_GAP_SECONDS = 0.02

export interface PSearch {
  /** R, QRS onset and the result are positions in the beat. */
  r: number
  qrsOn: number
  /** From the R before to this one, in seconds. */
  rrSeconds: number
  /** Height of the QRS from top to bottom. */
  qrsHeight: number
}

/** A top or bottom stands out by what separates it from the nearer in height of its neighbours. */
function prominence(beat: Float64Array, places: readonly number[], k: number): number {
  const height = (other: number): number =>
    Math.abs((beat[places[k] as number] as number) - (beat[places[other] as number] as number))

  return Math.min(height(k - 1), height(k + 1))
}

/**
 * Start of the P wave of a beat: the tangent at the steepest place of its first flank meets the foot of that
 * flank. The wave is the top or bottom that stands out most, weighed by how usual its PR interval is.
 */
export function createPOnFinder(
  rateHz: number,
): (sharp: Float64Array, search: PSearch) => number | null {
  const smooth = createSmooth(rateHz, SMOOTH_SECONDS)

  return (sharp, search) => {
    const { r, qrsOn } = search
    const earliest = r - Math.round((1 - AFTER_RR_PART) * search.rrSeconds * rateHz)
    const from = Math.max(1, earliest, qrsOn - Math.round(BEFORE_QRS_SECONDS * rateHz))
    const to = qrsOn - Math.round(GAP_SECONDS * rateHz)
    if (to - from < MIN_SECONDS * rateHz) return null
    const origin = from - 1
    const beat = smooth(sharp, origin, to + 2)
    const on = likeliestOn(beat, { ...search, to: to - origin, qrsOn: qrsOn - origin }, rateHz)
    return on === null ? null : origin + on
  }
}

/** The same in a smooth stretch that begins one sample before the search and ends one behind `to`. */
function likeliestOn(
  beat: Float64Array,
  { to, qrsOn, qrsHeight }: { to: number; qrsOn: number; qrsHeight: number },
  rateHz: number,
): number | null {
  const places = turns(beat, 1, to)
  let best = 0
  let on: number | null = null

  for (let k = 1; k < places.length - 1; k++) {
    const height = prominence(beat, places, k)
    if (height < MIN_PART * qrsHeight) continue
    const peak = places[k] as number
    const foot = Math.max(places[k - 1] as number, peak - Math.round(RISE_SECONDS * rateHz))
    const start = tangentFoot(beat, steepest(beat, foot, peak), beat[foot] as number)
    const unusual = (qrsOn - start) / rateHz - USUAL_PR_SECONDS
    const likely = height * Math.exp(-0.5 * (unusual / USUAL_PR_SD_SECONDS) ** 2)

    if (likely > best) {
      best = likely
      on = start
    }
  }

  return on
}

/** Where beats are compared to tell a P wave from what comes by chance; empty too near the start of the beat. */
export function beforeQrs(qrsOn: number, rateHz: number): { from: number; to: number } {
  const to = qrsOn - Math.round(COMPARED_GAP_SECONDS * rateHz)
  return { from: to - Math.round(COMPARED_SECONDS * rateHz), to }
}
