export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))))
}

/** Root mean square of successive differences. */
export function rmssd(values: readonly number[]): number {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0))
  return Math.sqrt(mean(steps.map((step) => step * step)))
}
