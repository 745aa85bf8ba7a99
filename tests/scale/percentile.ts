/** Of none it is NaN. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((percent / 100) * (sorted.length - 1))] ?? Number.NaN
}
