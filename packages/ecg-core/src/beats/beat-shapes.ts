import { BEFORE, part, WINDOW_HZ } from './beat-windows.ts'

/** Beats that look alike. */
export interface Shape {
  /** Their mean, as a window. */
  window: Float64Array
  /** Indices of its beats. */
  beats: number[]
  /** Spread of the slope of the QRS about its middle, seconds: half a width, roughly. */
  widthSeconds: number
  /** Root mean square of the QRS, millivolts. */
  size: number
}

/** The QRS within a window, seconds from the R peak; wide ones end later than they begin early. */
export const QRS = { from: -0.1, to: 0.14 } as const
/** Beats of one shape are alike to this correlation ... */
const ALIKE = 0.95
/** ... and neither is larger than the other by more than this factor. */
const LARGEST_RATIO = 2
/** An R peak may sit on another deflection of the same QRS. */
const SLACK_SECONDS = 0.06
/** Above this a better fit is looked for only next to the one found. */
const GOOD_FIT = 0.97
const SLACK = Math.round(SLACK_SECONDS * WINDOW_HZ)
/** With this many shapes further ones join what they are most like. */
const MOST_SHAPES = 16
/** A mean follows slow change: no beat has less than this part in it. */
const LEAST_PART = 0.02

export function correlation(a: Float64Array, b: Float64Array): number {
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

/** Root mean square about the mean. */
export function sizeOf(values: Float64Array): number {
  let sum = 0
  let squares = 0

  for (const value of values) {
    sum += value
    squares += value * value
  }

  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2))
}

export interface Likeness {
  correlation: number
  /** How far the first window lies to the right of the other, samples. */
  shift: number
}

/** How alike the QRS of two windows are, laid over each other as well as the slack allows. */
export function likeness(window: Float64Array, other: Float64Array): Likeness {
  const qrs = part(other, QRS.from, QRS.to)
  const first = BEFORE + Math.round(QRS.from * WINDOW_HZ)

  const at = (shift: number): number =>
    correlation(window.subarray(first + shift, first + shift + qrs.length), qrs)

  let best: Likeness = { correlation: at(0), shift: 0 }

  // From the peaks outwards, as long as they fit well enough: most beats need no more than a step or two.
  for (let away = 1; away <= SLACK; away++) {
    if (best.correlation > GOOD_FIT && away > Math.abs(best.shift) + 1) break

    for (const shift of [away, -away]) {
      const found = at(shift)
      if (found > best.correlation) best = { correlation: found, shift }
    }
  }

  return best
}

/** How far the slope of a QRS spreads about its middle, seconds. */
export function widthSecondsOf(window: Float64Array): number {
  const qrs = part(window, QRS.from - SLACK_SECONDS, QRS.to + SLACK_SECONDS)
  let total = 0
  let middle = 0
  let square = 0

  for (let i = 1; i < qrs.length - 1; i++) {
    const slope = ((qrs[i + 1] as number) - (qrs[i - 1] as number)) ** 2
    total += slope
    middle += slope * i
    square += slope * i * i
  }

  if (!(total > 0)) return 1 / WINDOW_HZ
  return Math.sqrt(Math.max(1, square / total - (middle / total) ** 2)) / WINDOW_HZ
}

interface Growing {
  window: Float64Array
  size: number
  beats: number[]
}

function nearest(shapes: readonly Growing[], window: Float64Array) {
  const size = sizeOf(part(window, QRS.from, QRS.to))
  let best = { shape: undefined as Growing | undefined, correlation: -1, shift: 0, size }

  for (const shape of shapes) {
    const ratio = size / shape.size
    if (!(ratio < LARGEST_RATIO && ratio > 1 / LARGEST_RATIO)) continue
    const found = likeness(window, shape.window)
    if (found.correlation > best.correlation) best = { ...best, ...found, shape }
    if (best.correlation > GOOD_FIT) break
  }

  return best
}

/** Lets the mean of a shape take in one more window, laid over it. */
function takeIn(shape: Growing, window: Float64Array, shift: number): void {
  const weight = Math.max(LEAST_PART, 1 / (shape.beats.length + 1))

  for (let i = 0; i < window.length; i++) {
    const place = Math.min(window.length - 1, Math.max(0, i + shift))
    const before = shape.window[i] as number
    shape.window[i] = before + weight * ((window[place] as number) - before)
  }

  shape.size = sizeOf(part(shape.window, QRS.from, QRS.to))
}

/** The shapes of some beats, in the order in which they appear: one pass, each beat to the shape it is most like. */
export function learnShapes(windows: readonly Float64Array[]): Shape[] {
  const shapes: Growing[] = []

  for (const [beat, window] of windows.entries()) {
    const found = nearest(shapes, window)
    const isNew = found.correlation < ALIKE && shapes.length < MOST_SHAPES

    if (found.shape && !isNew) {
      takeIn(found.shape, window, found.shift)
      found.shape.beats.push(beat)
    } else {
      shapes.push({ window: window.slice(), size: found.size, beats: [beat] })
    }
  }

  return shapes.map((shape) => ({ ...shape, widthSeconds: widthSecondsOf(shape.window) }))
}
