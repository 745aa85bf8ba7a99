// Three seconds of a strip, small enough to travel with a row of a list: 120 characters.
import { monitorBand } from '../signal/filter.ts'

const SECONDS = 3
/** Of 50 ms each: a QRS fills two or three. */
const COLUMNS = 60
/** Filtered with the piece and not drawn, so that its ends do not swing. */
const MARGIN_SECONDS = 1
/** Heights that a digit tells, 0-9 and a-z. */
const STEPS = 35
/** Millivolts that fill the height at least: noise must not look like beats. */
const LEAST_SPAN = 1
const GAP = '-'

/** From the lowest to the highest of a column, 0 at the bottom to 1 at the top of the piece. */
export interface ThumbnailColumn {
  low: number
  high: number
}

interface Extremes {
  low: number
  high: number
}

function extremesOf(samples: Float32Array): Extremes | null {
  let [low, high] = [Infinity, -Infinity]

  for (const value of samples) {
    // A gap is NaN, and neither.
    if (value < low) low = value
    if (value > high) high = value
  }

  return low <= high ? { low, high } : null
}

/** Three seconds with `around` in their middle, as far as the record reaches; null without any signal. */
export function thumbnailOf(
  samples: Float32Array,
  { rateHz, around }: { rateHz: number; around: number },
): string | null {
  const length = Math.round(SECONDS * rateHz)
  const margin = Math.round(MARGIN_SECONDS * rateHz)
  const from = Math.max(0, Math.min(Math.round(around - length / 2), samples.length - length))
  const before = Math.min(margin, from)
  const shown = monitorBand(samples.slice(from - before, from + length + margin), rateHz)
  const piece = shown.subarray(before, before + length)
  const whole = extremesOf(piece)
  if (!whole) return null
  const span = Math.max(LEAST_SPAN, whole.high - whole.low)
  const bottom = (whole.low + whole.high - span) / 2
  const digit = (value: number) => Math.round((STEPS * (value - bottom)) / span).toString(36)
  const edge = (column: number) => Math.round((column * length) / COLUMNS)

  return Array.from({ length: COLUMNS }, (_, column) => {
    const extremes = extremesOf(piece.subarray(edge(column), edge(column + 1)))
    return extremes ? digit(extremes.low) + digit(extremes.high) : GAP + GAP
  }).join('')
}

const heightOf = (digit: string | undefined): number | null =>
  digit !== undefined && /[0-9a-z]/.test(digit) ? parseInt(digit, 36) / STEPS : null

/** The columns of a thumbnail; null where there was no signal. */
export const readThumbnail = (text: string): (ThumbnailColumn | null)[] =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, column) => {
    const [low, high] = [heightOf(text[2 * column]), heightOf(text[2 * column + 1])]
    return low === null || high === null ? null : { low, high }
  })
