/** What the searches for P, QRS and T share. Positions are indices of a beat's samples and may be fractions. */

/** Change per sample. The ends count as flat. */
export function slope(values: Float64Array, i: number): number {
  return i <= 0 || i >= values.length - 1
    ? 0
    : ((values[i + 1] as number) - (values[i - 1] as number)) / 2
}

/** Means of `2 half + 1` neighbours each, the first of them from `at` on; fills `result`, but for what lies behind `count`. */
function boxMeans(
  source: Float64Array,
  result: Float64Array,
  { at, count, half }: { at: number; count: number; half: number },
): void {
  const width = 2 * half + 1
  const part = 1 / width
  let sum = 0
  for (let k = 0; k < width; k++) sum += source[at + k] as number
  result[0] = sum * part
  let i = 1

  // Two at a time: the second sum does not wait for the first.
  for (let from = at; i + 1 < count; i += 2, from += 2) {
    const change = (source[from + width] as number) - (source[from] as number)
    const next = (source[from + width + 1] as number) - (source[from + 1] as number)
    result[i] = (sum + change) * part
    sum += change + next
    result[i + 1] = sum * part
  }

  if (i < count)
    result[i] =
      (sum + (source[at + i - 1 + width] as number) - (source[at + i - 1] as number)) * part
}

/**
 * The slow part of a stretch of a curve, `from` (inclusive) to `to` (exclusive): means over some time, taken three times,
 * which is nearly a Gaussian of half that width. Beyond its ends the curve goes on level. The first of what comes back
 * belongs to `from`, what lies behind the stretch means nothing, and the next call overwrites it: a day has 100,000 beats.
 */
export type Smooth = (values: Float64Array, from: number, to: number) => Float64Array

export function createSmooth(rateHz: number, seconds: number): Smooth {
  const half = Math.max(1, Math.round((seconds * rateHz - 1) / 2))
  const reach = 3 * half
  let [first, second] = [new Float64Array(0), new Float64Array(0)]

  return (values, from, to) => {
    const length = to - from
    const needed = length + 2 * reach
    if (first.length < needed)
      [first, second] = [new Float64Array(needed), new Float64Array(needed)]
    let [source, at] = [values, from - reach]

    if (at < 0 || to + reach > values.length) {
      for (let i = 0; i < needed; i++)
        second[i] = values[Math.max(0, Math.min(values.length - 1, at + i))] as number
      ;[source, at] = [second, 0]
    }

    boxMeans(source, first, { at, count: length + 4 * half, half })
    boxMeans(first, second, { at: 0, count: length + 2 * half, half })
    boxMeans(second, first, { at: 0, count: length, half })
    return first
  }
}

/** Both ends of a span and every top and bottom between them. */
export function turns(values: Float64Array, from: number, to: number): number[] {
  const found = [from]

  for (let i = from + 1; i < to; i++) {
    const before = (values[i] as number) - (values[i - 1] as number)
    const after = (values[i + 1] as number) - (values[i] as number)
    if (before * after <= 0) found.push(i)
  }

  if (to > from) found.push(to)
  return found
}

/** Where the curve is steepest between two positions. */
export function steepest(values: Float64Array, from: number, to: number): number {
  let steep = from
  for (let i = from; i <= to; i++)
    if (Math.abs(slope(values, i)) > Math.abs(slope(values, steep))) steep = i
  return steep
}

/** Where the tangent at `at` meets `level`; NaN where the curve is level there. */
export function tangentFoot(values: Float64Array, at: number, level: number): number {
  const rise = slope(values, at)
  return rise === 0 ? NaN : at + (level - (values[at] as number)) / rise
}
