import { median } from '../signal/statistics.ts'
import { correlation, learnShapes, likeness, QRS, sizeOf, widthSecondsOf } from './beat-shapes.ts'
import type { Likeness, Shape } from './beat-shapes.ts'
import { beatTimes } from './beat-times.ts'
import type { BeatTime } from './beat-times.ts'
import { beatWindows, part, WINDOW_HZ } from './beat-windows.ts'
import { habitOf, ownShape } from './own-shape.ts'
import type { ShapeHabit } from './own-shape.ts'

/** One strip, or some minutes of a record. */
export interface BeatEvidence {
  /** Millivolts, NaN for gaps. */
  samples: Float32Array
  rateHz: number
  peaks: ArrayLike<number>
  /** Intervals in ms between the beats, NaN across missing signal: one fewer than beats. */
  rrMs: ArrayLike<number>
}

/** Where P lies, seconds from the R peak; and what lies beside QRS for the noise. */
const P = { from: -0.24, to: -0.07 } as const

const BESIDE = [
  { from: -0.33, to: -0.13 },
  { from: 0.17, to: 0.45 },
] as const

/** Log ratios beyond this say no more. */
const MOST = 1.2
/** Below this a size is converter noise. */
const SMALLEST_MV = 0.01
/** Beats on each side that tell whether P waves are usual, and how alike beats usually are. */
const P_REACH = 15
const USUAL_REACH = 20
/** A beat of the heart's own is one this like its shape that comes when it should. */
const OWN_UNLIKE = 0.45
const OWN_EARLY = 0.15
/** In bigeminy half of the beats are unlike: the usual is lower down. */
const USUAL_QUANTILE = 0.3
const MOST_NOISE = 0.5
const NOISE_SCALE = 5
/** Intervals that scatter less than the first part are regular, those beyond the second are not. */
const REGULAR = 0.03
const IRREGULAR = 0.08
/** Earlier than this much of the usual interval, as a logarithm, or than so many times the scatter, says no more. */
const EARLY_ENOUGH = 1 / 3
const MOST_BEYOND_SCATTER = 1.5

const clamp = (value: number): number => Math.max(-MOST, Math.min(MOST, value))
const above = (value: number): number => Math.max(0, value)

const logRatioMv = (a: number, b: number): number =>
  clamp(Math.log((a + SMALLEST_MV) / (b + SMALLEST_MV)))

/** 0 is the same shape; it grows with the logarithm of what a correlation lacks to 1, and 1 is no likeness at all. */
const unlike = (like: number): number => Math.log((1 - like + 0.02) / 0.02) / 4

/** Size against the steepest slope: a narrow QRS is sharp whatever its height. */
function bluntness(window: Float64Array): number {
  const qrs = part(window, QRS.from, QRS.to)
  let steepest = SMALLEST_MV / 100
  for (let i = 1; i < qrs.length; i++)
    steepest = Math.max(steepest, Math.abs((qrs[i] as number) - (qrs[i - 1] as number)))
  return (sizeOf(qrs) + SMALLEST_MV / 100) / steepest
}

/** Mean second difference beside the QRS, as a part of its size. */
function noiseOf(window: Float64Array, ownSize: number): number {
  let sum = 0
  let count = 0

  for (const { from, to } of BESIDE) {
    const values = part(window, from, to)

    for (let i = 1; i < values.length - 1; i++) {
      const middle = (values[i - 1] as number) + (values[i + 1] as number)
      sum += Math.abs(middle - 2 * (values[i] as number))
      count += 1
    }
  }

  return Math.min(MOST_NOISE, (NOISE_SCALE * sum) / count / (ownSize + SMALLEST_MV))
}

/** A window beside that of the heart's own shape. */
interface Compared {
  unlike: number
  wider: number
  likeP: number
  p: Float64Array
}

function compare(window: Float64Array, own: Shape): Compared {
  const { correlation: like, shift }: Likeness = likeness(window, own.window)
  const seconds = shift / WINDOW_HZ
  const p = part(window, P.from + seconds, P.to + seconds)

  return {
    unlike: unlike(like),
    wider: clamp(Math.log(widthSecondsOf(window) / own.widthSeconds)),
    likeP: correlation(p, part(own.window, P.from, P.to)),
    p,
  }
}

/** How far the beats of the heart's own around each beat lack the P wave of their shape, as in fibrillation. */
function lackOfP(compared: readonly Compared[], times: readonly BeatTime[]): number[] {
  const likeP = Float64Array.from(compared, (beat, i) => {
    const isOwn = beat.unlike < OWN_UNLIKE && Math.abs(times[i]?.before ?? 0) < OWN_EARLY
    return isOwn ? beat.likeP : NaN
  })

  return compared.map((_, i) => {
    const lack = 1 - median(likeP.subarray(Math.max(0, i - P_REACH), i + P_REACH + 1))
    return Number.isFinite(lack) ? lack : 0.5
  })
}

/** Of every beat how unlike the heart's own the beats around it usually are. */
function usualUnlikeness(compared: readonly Compared[]): number[] {
  const all = Float64Array.from(compared, (beat) => beat.unlike)

  return compared.map((_, i) => {
    const around = all.subarray(Math.max(0, i - USUAL_REACH), i + USUAL_REACH + 1).toSorted()
    return around[Math.floor(around.length * USUAL_QUANTILE)] ?? 0
  })
}

/** What is known of one beat. */
interface BeatFacts {
  window: Float64Array
  own: Shape
  time: BeatTime
  beat: Compared
  /** Of the shape that it belongs to. */
  shapeCompared: Compared
  habit: ShapeHabit
  unlikeBefore: number
  unlikeAfter: number
  lacksP: number
  usualUnlike: number
}

/** What is told by when a beat comes. */
function timeFeatures({ time }: BeatFacts) {
  const early = above(-time.before)
  const regular = (IRREGULAR - time.scatter) / (IRREGULAR - REGULAR)
  const earlyRegular = Math.min(1, early / EARLY_ENOUGH) * Math.max(0, Math.min(1, regular))

  return {
    early,
    earlyBeyondScatter: Math.min(MOST_BEYOND_SCATTER, early / (6 * time.scatter + 0.1)),
    earlyRegular,
    pauseAfter: above(time.after),
  }
}

/**
 * How much less the P wave is like the own than it usually is here. It says something where the rhythm is regular, and less
 * of a beat whose QRS is another too, since the windows then lie at different places.
 */
const unlikeP = ({ beat, lacksP, time }: BeatFacts): number =>
  above(1 - beat.likeP - lacksP) * (1 - time.changes) * above(1 - beat.unlike)

/** The features of one beat; the table of constants has the same names. */
function featuresOf(facts: BeatFacts) {
  const { window, own, beat, shapeCompared, habit, usualUnlike } = facts

  return {
    one: 1,
    ...timeFeatures(facts),
    unlike: beat.unlike,
    larger: logRatioMv(sizeOf(part(window, QRS.from, QRS.to)), own.size),
    wider: beat.wider,
    blunter: clamp(Math.log(bluntness(window) / bluntness(own.window))),
    largerP: logRatioMv(sizeOf(beat.p), sizeOf(part(own.window, P.from, P.to))),
    lacksP: facts.lacksP,
    unlikeP: unlikeP(facts),
    unlikeBefore: facts.unlikeBefore,
    unlikeAfter: facts.unlikeAfter,
    unlikeBeyondUsual: above(beat.unlike - usualUnlike),
    noise: noiseOf(window, own.size),
    shapeUnlike: shapeCompared.unlike,
    shapeEarly: above(-habit.before),
    shapePause: above(habit.after),
    shapeUnlikeP: 1 - shapeCompared.likeP,
  }
}

/** What a beat is told by: plain numbers of about 1, 0 where a beat is as usual. */
export type BeatFeatures = ReturnType<typeof featuresOf>
export type BeatFeature = keyof BeatFeatures

/** For each beat its features. */
export function beatFeatures({ samples, rateHz, peaks, rrMs }: BeatEvidence): BeatFeatures[] {
  const windows = beatWindows(samples, rateHz, peaks)
  const times = beatTimes(rrMs, peaks.length)
  const shapes = learnShapes(windows)
  const habits = shapes.map((shape) => habitOf(shape, times))
  const own = shapes[ownShape(shapes, habits)]
  if (!own) return []
  const shapesCompared = shapes.map(({ window }) => compare(window, own))
  const compared = windows.map((window) => compare(window, own))
  const lacksP = lackOfP(compared, times)
  const usual = usualUnlikeness(compared)
  const shapeOf = new Int32Array(peaks.length)
  for (const [i, { beats }] of shapes.entries()) for (const beat of beats) shapeOf[beat] = i

  const unlikeNext = windows.map((window, i) => {
    const next = windows[i + 1]
    return next ? unlike(likeness(next, window).correlation) : 0
  })

  return windows.map((window, i) => {
    const index = shapeOf[i] as number

    return featuresOf({
      window,
      own,
      time: times[i] as BeatTime,
      beat: compared[i] as Compared,
      shapeCompared: shapesCompared[index] as Compared,
      habit: habits[index] as ShapeHabit,
      unlikeBefore: unlikeNext[i - 1] ?? 0,
      unlikeAfter: unlikeNext[i] as number,
      lacksP: lacksP[i] as number,
      usualUnlike: usual[i] as number,
    })
  })
}
