/** What the searches for P, QRS and T share. Positions are indices of a beat's samples and may be fractions. */

/** Change per sample. The ends count as flat. */
export function slope(values: Float64Array, i: number): number {
  return i <= 0 || i >= values.length - 1
    ? 0
    : ((values[i + 1] as number) - (values[i - 1] as number)) / 2
}

function runningMean(values: Float64Array, half: number, result: Float64Array): Float64Array {
  const n = values.length
  const part = 1 / (2 * half + 1)
  const first = values[0] ?? 0
  const last = values[n - 1] ?? 0
  let sum = half * first
  for (let i = 0; i <= half; i++) sum += i < n ? (values[i] as number) : last

  for (let i = 0; i < n; i++) {
    result[i] = sum * part
    const enters = i + half + 1
    const leaves = i - half

    sum +=
      (enters < n ? (values[enters] as number) : last) -
      (leaves >= 0 ? (values[leaves] as number) : first)
  }

  return result
}

/** The slow part of a beat: means over `seconds`, taken three times, which is nearly a Gaussian of half that width. */
export function smoothed(values: Float64Array, rateHz: number, seconds: number): Float64Array {
  const half = Math.max(1, Math.round((seconds * rateHz - 1) / 2))
  const first = new Float64Array(values.length)
  const second = new Float64Array(values.length)
  return runningMean(runningMean(runningMean(values, half, first), half, second), half, first)
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
