import { highPass, lowPass, zeroPhase } from './biquad.ts'
import { bridgeGaps } from './gaps.ts'
import { median } from './statistics.ts'

export interface ClassifiedBeat {
  r: number
  kind: BeatKind
}

/** `premature-wide` comes early and looks different from the usual beat, as beats from a ventricle do. */
export type BeatKind = 'normal' | 'premature' | 'premature-wide'

/** A beat is early when its RR is below 0.8 of the usual one: the 20 % rule of M. Malik et al., Eur Heart J 10 (1989). */
const EARLY_PART = 0.8
const USUAL_OVER_BEATS = 8
/**
 * Where the usual RR itself scatters by more than this part (median absolute deviation), as in atrial fibrillation,
 * "early" has no meaning and only the shape counts.
 */
const STEADY_PART = 0.08
/** A correlation below this with the dominant QRS is another shape (the usual limit of template matching is 0.8-0.95). */
const SAME_SHAPE = 0.85
const BAND_LOW_HZ = 1
const BAND_HIGH_HZ = 30
const SLACK_SECONDS = 0.02
const WINDOW_BEFORE_SECONDS = 0.1
const WINDOW_AFTER_SECONDS = 0.14

function correlation(a: Float64Array, b: Float64Array): number {
  let ab = 0
  let aa = 0
  let bb = 0
  let sumA = 0
  let sumB = 0
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number
    const y = b[i] as number
    sumA += x
    sumB += y
    ab += x * y
    aa += x * x
    bb += y * y
  }
  const n = a.length
  const scatter = (aa - (sumA * sumA) / n) * (bb - (sumB * sumB) / n)
  return scatter > 0 ? (ab - (sumA * sumB) / n) / Math.sqrt(scatter) : 0
}

/** The best correlation within 20 ms of shift, because an R peak may sit on another deflection of the same QRS. */
function likeness(beat: Float64Array, template: Float64Array, slack: number): number {
  let best = -1
  for (let shift = 0; shift <= 2 * slack; shift++)
    best = Math.max(best, correlation(beat.subarray(shift, shift + template.length), template))
  return best
}

/** Sample by sample the median of the beats: one odd beat in three does not move it. */
function dominantShape(beats: readonly Float64Array[], slack: number): Float64Array {
  const length = (beats[0]?.length ?? 0) - 2 * slack
  const step = Math.max(1, Math.floor(beats.length / 200))
  const chosen = beats.filter((_, i) => i % step === 0)
  return Float64Array.from({ length: Math.max(0, length) }, (_, i) =>
    median(chosen.map((beat) => beat[i + slack] ?? 0)),
  )
}

/**
 * How much each beat looks like the dominant one, as a correlation (1 is the same shape, whatever its height).
 * Where the median of it is low, the "beats" are mostly noise.
 */
export function shapeLikeness(samples: Float32Array, rateHz: number, peaks: ArrayLike<number>): Float64Array {
  const band = zeroPhase(bridgeGaps(samples), [highPass(BAND_LOW_HZ, rateHz), lowPass(BAND_HIGH_HZ, rateHz)], rateHz)
  const slack = Math.round(SLACK_SECONDS * rateHz)
  const before = Math.round(WINDOW_BEFORE_SECONDS * rateHz) + slack
  const after = Math.round(WINDOW_AFTER_SECONDS * rateHz) + slack
  const shapes = Array.from(peaks, (r) =>
    Float64Array.from({ length: before + after }, (_, i) => band[r - before + i] ?? 0),
  )
  const template = dominantShape(shapes, slack)
  return Float64Array.from(shapes, (shape) => likeness(shape, template, slack))
}

/** RR before each beat, NaN for the first. */
function precedingIntervals(peaks: ArrayLike<number>): Float64Array {
  return Float64Array.from(
    { length: peaks.length },
    (_, i) => (peaks[i] ?? NaN) - (i > 0 ? (peaks[i - 1] ?? NaN) : NaN),
  )
}

/**
 * Early beats, and those of them whose shape is not the dominant one. `peaks` are rising sample indices.
 * Cautious by intention: it finds what may be called an early beat, not where that beat came from.
 */
export function classifyBeats(samples: Float32Array, rateHz: number, peaks: ArrayLike<number>): ClassifiedBeat[] {
  const like = shapeLikeness(samples, rateHz, peaks)
  const intervals = precedingIntervals(peaks)
  return Array.from(peaks, (r, i) => {
    const around = intervals.slice(Math.max(0, i - USUAL_OVER_BEATS), i + USUAL_OVER_BEATS + 1)
    const usual = median(around)
    const early = (intervals[i] as number) < EARLY_PART * usual
    if (!early) return { r, kind: 'normal' }
    if ((like[i] as number) < SAME_SHAPE) return { r, kind: 'premature-wide' }
    const scatter = median(around.map((rr) => Math.abs(rr - usual)))
    return { r, kind: scatter > STEADY_PART * usual ? 'normal' : 'premature' }
  })
}
