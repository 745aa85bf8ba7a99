/** Middle value of the finite ones (mean of the middle two), NaN where there is none. */
export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).filter(Number.isFinite).toSorted()
  const half = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return values.length === 0 ? NaN : sum / values.length
}

/** Median of each value and up to `reach` neighbours on both sides. All values must be finite. */
export function runningMedian(values: Float64Array, reach: number): Float64Array {
  const window: number[] = []
  const insert = (value: number): void => {
    let place = window.length
    while (place > 0 && (window[place - 1] as number) > value) place -= 1
    window.splice(place, 0, value)
  }
  for (let i = 0; i < Math.min(reach, values.length); i++) insert(values[i] as number)
  return values.map((_, i) => {
    if (i + reach < values.length) insert(values[i + reach] as number)
    if (i - reach > 0) window.splice(window.indexOf(values[i - reach - 1] as number), 1)
    const half = window.length >> 1
    return window.length % 2 === 1
      ? (window[half] as number)
      : ((window[half - 1] as number) + (window[half] as number)) / 2
  })
}
