import { smoothed, steepest, tangentFoot, turns } from './wave-shape.ts'

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
  rateHz: number
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
export function tangentPOn(sharp: Float64Array, search: PSearch): number | null {
  const { r, qrsOn, rateHz } = search
  const earliest = r - Math.round((1 - AFTER_RR_PART) * search.rrSeconds * rateHz)
  const from = Math.max(1, earliest, qrsOn - Math.round(BEFORE_QRS_SECONDS * rateHz))
  const to = qrsOn - Math.round(GAP_SECONDS * rateHz)
  if (to - from < MIN_SECONDS * rateHz) return null
  const beat = smoothed(sharp.subarray(0, r), rateHz, SMOOTH_SECONDS)
  const places = turns(beat, from, to)
  let best = 0
  let on: number | null = null

  for (let k = 1; k < places.length - 1; k++) {
    const height = prominence(beat, places, k)
    if (height < MIN_PART * search.qrsHeight) continue
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
export function comparedStretch(qrsOn: number, rateHz: number): { from: number; to: number } {
  const to = qrsOn - Math.round(COMPARED_GAP_SECONDS * rateHz)
  return { from: to - Math.round(COMPARED_SECONDS * rateHz), to }
}

/** How like two such stretches are, as a correlation. */
export function likeness(a: Float64Array, b: Float64Array, rateHz: number): number {
  return detrendedCorrelation(
    smoothed(a, rateHz, SMOOTH_SECONDS),
    smoothed(b, rateHz, SMOOTH_SECONDS),
  )
}

/** Correlation of two curves after a straight line is taken out of both; 0 where one is straight. */
function detrendedCorrelation(a: Float64Array, b: Float64Array): number {
  const middle = (a.length - 1) / 2
  let [sumA, sumB, tiltA, tiltB, tilt, aa, bb, ab] = [0, 0, 0, 0, 0, 0, 0, 0]

  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number
    const y = b[i] as number
    const t = i - middle
    sumA += x
    sumB += y
    tiltA += x * t
    tiltB += y * t
    tilt += t * t
    aa += x * x
    bb += y * y
    ab += x * y
  }

  const n = a.length
  const scatterA = aa - (sumA * sumA) / n - (tiltA * tiltA) / tilt
  const scatterB = bb - (sumB * sumB) / n - (tiltB * tiltB) / tilt
  const shared = ab - (sumA * sumB) / n - (tiltA * tiltB) / tilt

  return scatterA > 1e-12 * aa && scatterB > 1e-12 * bb
    ? shared / Math.sqrt(scatterA * scatterB)
    : 0
}
