import { likeliestBeats } from './beat-path.ts'
import type { Candidates } from './detect-candidates.ts'
import { likenessToBeats } from './detect-likeness.ts'
import { median, runningMedian } from '../signal/statistics.ts'

/**
 * What is usual for this heart is learnt from its beats, and which candidates are beats is judged by what is usual: a
 * few rounds of both, from the candidates that nobody would doubt.
 */
const ROUNDS = 3
/** Candidates at this part of the ordinary strength start it. */
const UNDOUBTED_PART = 0.8
/** The first round knows strength and rhythm only roughly and takes fewer. */
const FIRST_ROUND_DOUBT = 2

/**
 * Log odds of a candidate: a usual beat in quiet signal has 5.7; each factor e of strength, sharpness and noise counts
 * as much as logistic regression on annotated beats gives it, rounded.
 */
const USUAL_SCORE = 5.7
const STRENGTH_WEIGHT = 1.5
const SHARPNESS_WEIGHT = 2
const NOISE_WEIGHT = 1.4
/** A curvature of this part of the usual beat's is a quiet background; below it nothing more is gained. */
const QUIET_PART = 0.03
/** Above this part it is not doubted more: a fast ventricular rhythm is all slope, and looks like noise by this measure. */
const NOISY_PART = 0.3

/**
 * Where strength and sharpness leave a doubt, the shape is compared with the beats around: a correlation of 0.83 says
 * nothing, more of it speaks for a beat, less against one. The logarithm is of what lacks to 1.05, so that it stays
 * finite. An ectopic beat may have a shape of its own, so that the shape alone can cost little.
 */
const LIKENESS_WEIGHT = 0.7
const LIKENESS_TOP = 1.05
const LIKENESS_NEUTRAL = 0.83
/** Log odds outside these limits are no doubt. */
const DOUBT_FROM = -3
const DOUBT_TO = 5

/** What is usual is the median over this many beats (or intervals) on both sides. */
const USUAL_OVER_BEATS = 8
/** Intervals vary by this part of themselves at least (1.48 x median deviation, which is the standard deviation). */
const MIN_RR_SPREAD = 0.1
const DEVIATION_TO_SPREAD = 1.48
/** In quiet signal the candidates speak for themselves; from this part of noise to the noisy one the rhythm is asked more. */
const RR_WEIGHT_QUIET = 0.2
const RR_WEIGHT_NOISY = 0.6
const DOUBT_PART = 0.08
/** Before two beats are known. */
const FALLBACK_RR_SECONDS = 0.8
const FALLBACK_SPREAD = 0.3

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

function picked(values: Float64Array, places: Int32Array): Float64Array {
  const result = new Float64Array(places.length)
  for (let k = 0; k < places.length; k++) result[k] = values[places[k] as number] as number
  return result
}

/** For each position of `at` the number of the nearest of `places`, of which there is at least one. */
function nearest(at: Int32Array, places: Int32Array): Int32Array {
  const result = new Int32Array(at.length)

  for (let k = 0, near = 0; k < at.length; k++) {
    const position = at[k] as number
    while (
      near < places.length - 1 &&
      Math.abs((places[near + 1] as number) - position) <=
        Math.abs((places[near] as number) - position)
    )
      near += 1
    result[k] = near
  }

  return result
}

/** The usual interval and its spread at the end of each interval between `places`, of which there are at least two. */
function usualRhythm(places: Int32Array): { rr: Float64Array; spread: Float64Array } {
  const intervals = new Float64Array(places.length - 1)
  for (let k = 0; k < intervals.length; k++)
    intervals[k] = (places[k + 1] as number) - (places[k] as number)
  const rr = runningMedian(intervals, USUAL_OVER_BEATS)

  for (let k = 0; k < intervals.length; k++) {
    intervals[k] = DEVIATION_TO_SPREAD * Math.abs((intervals[k] as number) / (rr[k] as number) - 1)
  }

  return { rr, spread: runningMedian(intervals, USUAL_OVER_BEATS) }
}

/** One round: judges all candidates by what is usual among `beats`. */
function judge(candidates: Candidates, beats: Int32Array, first: boolean): Int32Array {
  const { at, strength, sharpness, noise, ordinary, band, rateHz } = candidates
  const places = beats.map((beat) => at[beat] as number)
  const usualStrength = runningMedian(picked(strength, beats), USUAL_OVER_BEATS)
  const usualSharpness = runningMedian(picked(sharpness, beats), USUAL_OVER_BEATS)
  const rhythm = places.length > 1 ? usualRhythm(places) : undefined
  const near = nearest(at, places)
  const score = new Float64Array(at.length)
  const size = new Float64Array(at.length)
  const rrWeight = new Float64Array(at.length)
  const usualRr = new Float64Array(at.length).fill(FALLBACK_RR_SECONDS * rateHz)
  const rrSpread = new Float64Array(at.length).fill(FALLBACK_SPREAD)
  const start = USUAL_SCORE - (first ? FIRST_ROUND_DOUBT : 0)

  for (let k = 0; k < at.length; k++) {
    const beat = near[k] as number
    const strong = (strength[k] as number) / ((first ? ordinary[k] : usualStrength[beat]) as number)
    const sharp = (sharpness[k] as number) / (usualSharpness[beat] as number)

    const noisy = Math.log(
      clamp((noise[k] as number) / (usualSharpness[beat] as number), QUIET_PART, NOISY_PART),
    )

    // A peak sharper than the usual beat is no better beat: noise has such.
    const odds =
      STRENGTH_WEIGHT * Math.log(strong) + SHARPNESS_WEIGHT * Math.log(Math.min(1, sharp))

    const own = start + odds - NOISE_WEIGHT * (noisy - Math.log(QUIET_PART))
    score[k] = own

    if (!first && own > DOUBT_FROM && own < DOUBT_TO) {
      const likeness = likenessToBeats({ band, places, rateHz }, at[k] as number, beat)

      score[k] =
        own +
        LIKENESS_WEIGHT * Math.log((LIKENESS_TOP - LIKENESS_NEUTRAL) / (LIKENESS_TOP - likeness))
    }

    size[k] = Math.sqrt(strong * sharp)
    const doubt = Math.max(0, (noisy - Math.log(DOUBT_PART)) / Math.log(NOISY_PART / DOUBT_PART))
    rrWeight[k] = RR_WEIGHT_QUIET + (RR_WEIGHT_NOISY - RR_WEIGHT_QUIET) * doubt
    if (!rhythm) continue
    const interval = Math.max(0, beat - 1)
    usualRr[k] = rhythm.rr[interval] as number
    rrSpread[k] = Math.max(MIN_RR_SPREAD, rhythm.spread[interval] as number)
  }

  return likeliestBeats({ at, score, size, usualRr, rrSpread, rrWeight, rateHz })
}

/** Numbers of the candidates that are beats, rising. */
export function chooseBeats(candidates: Candidates): Int32Array {
  const { strength, ordinary } = candidates

  const undoubted = (k: number): boolean =>
    (strength[k] as number) >= UNDOUBTED_PART * (ordinary[k] as number)

  let beats: Int32Array = candidates.at.map((_, k) => k).filter(undoubted)
  for (let round = 0; round < ROUNDS && beats.length > 0; round++)
    beats = judge(candidates, beats, round === 0)
  return beats
}

/** A deflection with these parts of the median beat's strength and sharpness could be one; most T waves are not as sharp. */
const RIVAL_STRENGTH_PART = 0.5
const RIVAL_SHARPNESS_PART = 0.4

/** Numbers of the candidates that look much like beats by themselves and were not chosen, rising. */
export function rivalsOf({ at, strength, sharpness }: Candidates, beats: Int32Array): Int32Array {
  const strong = RIVAL_STRENGTH_PART * median(picked(strength, beats))
  const sharp = RIVAL_SHARPNESS_PART * median(picked(sharpness, beats))
  let next = 0

  return at
    .map((_, k) => k)
    .filter((k) => {
      const isBeat = k === beats[next]
      if (isBeat) next += 1
      return !isBeat && (strength[k] as number) > strong && (sharpness[k] as number) > sharp
    })
}
