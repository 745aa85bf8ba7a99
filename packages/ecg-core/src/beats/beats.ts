import { correlation } from './beat-shapes.ts'
import { highPass, lowPass, zeroPhaseOverGaps } from '../signal/biquad.ts'
import { median } from '../signal/statistics.ts'

/** A beat is early when its RR is below 0.8 of the usual one: the 20 % rule of M. Malik et al., Eur Heart J 10 (1989). */
export const EARLY_PART = 0.8
/** Beats of one shape correlate above this with their median; noise and beats from elsewhere do not. */
export const CLEAR_LIKENESS = 0.8
/** Away from P, T and wander below, and muscle noise above. */
const BAND_LOW_HZ = 3
const BAND_HIGH_HZ = 30
const SHAPE_RATE_HZ = 150
const SLACK_SECONDS = 0.02
const WINDOW_BEFORE_SECONDS = 0.06
const WINDOW_AFTER_SECONDS = 0.1

interface Match {
  likeness: number
  /** Where in the beat the template begins. */
  shift: number
}

/** The best correlation within 20 ms of shift, because an R peak may sit on another deflection of the same QRS. */
function match(beat: Float64Array, template: Float64Array): Match {
  let best: Match = { likeness: -1, shift: 0 }

  for (let shift = 0; shift + template.length <= beat.length; shift++) {
    const likeness = correlation(beat.subarray(shift, shift + template.length), template)
    if (likeness > best.likeness) best = { likeness, shift }
  }

  return best
}

/** Sample by sample the median of the beats: one odd beat in three does not move it. */
function medianShape(beats: readonly Float64Array[]): Float64Array {
  const length = beats[0]?.length ?? 0
  return Float64Array.from({ length }, (_, i) => median(beats.map((beat) => beat[i] ?? 0)))
}

/** No more beats than this go into a template. */
const MAX_IN_TEMPLATE = 100

/** The median of the beats, then the median of the half that resembles it most, laid over each other. */
function dominantShape(beats: readonly Float64Array[], slack: number): Float64Array {
  const step = Math.max(1, Math.floor(beats.length / MAX_IN_TEMPLATE))
  const chosen = beats.filter((_, i) => i % step === 0)
  const first = medianShape(chosen.map((beat) => beat.subarray(slack, beat.length - slack)))
  const matches = chosen.map((beat) => ({ beat, ...match(beat, first) }))
  const middle = median(matches.map(({ likeness }) => likeness))
  const like = matches.filter(({ likeness }) => likeness >= middle)
  return medianShape(like.map(({ beat, shift }) => beat.subarray(shift, shift + first.length)))
}

/**
 * How much each beat looks like the dominant one, as a correlation (1 is the same shape, whatever its height).
 * Where many are low, the "beats" are mostly noise.
 */
export function shapeLikeness(
  samples: Float32Array,
  rateHz: number,
  peaks: ArrayLike<number>,
): Float64Array {
  const band = zeroPhaseOverGaps(
    samples,
    [highPass(BAND_LOW_HZ, rateHz), lowPass(BAND_HIGH_HZ, rateHz)],
    rateHz,
  )

  // A band below 30 Hz needs no more points.
  const stride = Math.max(1, Math.floor(rateHz / SHAPE_RATE_HZ))
  const points = (seconds: number): number => Math.round((seconds * rateHz) / stride)
  const slack = points(SLACK_SECONDS)
  const before = points(WINDOW_BEFORE_SECONDS) + slack
  const after = points(WINDOW_AFTER_SECONDS) + slack

  const shapes = Array.from(peaks, (r) => {
    const shape = new Float64Array(before + after)
    for (let i = 0; i < shape.length; i++) shape[i] = band[r + (i - before) * stride] ?? 0
    return shape
  })

  const template = dominantShape(shapes, slack)
  return Float64Array.from(shapes, (shape) => match(shape, template).likeness)
}
