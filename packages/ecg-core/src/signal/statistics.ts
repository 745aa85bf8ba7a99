/** Fewer values than this are sorted by insertion. */
const FEW = 12

function sortFew(values: Float64Array, from: number, to: number): void {
  for (let i = from + 1; i <= to; i++) {
    const value = values[i] as number
    let place = i
    for (; place > from && (values[place - 1] as number) > value; place--)
      values[place] = values[place - 1] as number
    values[place] = value
  }
}

/**
 * The value that would stand at `rank` if the first `count` values, all finite, were sorted; they are moved, so that
 * none before `rank` is greater and none behind it smaller (C. A. R. Hoare, Algorithm 65: Find).
 */
export function selectRank(values: Float64Array, count: number, rank: number): number {
  let from = 0
  let to = count - 1

  while (to - from >= FEW) {
    const pivot = values[(from + to) >> 1] as number
    let left = from
    let right = to

    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1
      while ((values[right] as number) > pivot) right -= 1
      if (left > right) break
      const moved = values[left] as number
      values[left++] = values[right] as number
      values[right--] = moved
    }

    if (rank <= right) to = right
    else if (rank >= left) from = left
    else return values[rank] as number
  }

  sortFew(values, from, to)
  return values[rank] as number
}

/** For all medians of so few values: the analysis of a day takes two million, and to make room cost as much as to find them. */
const room = new Float64Array(256)

/** Middle value of the finite ones (mean of the middle two), NaN where there is none. */
export function median(values: ArrayLike<number>): number {
  const finite = values.length <= room.length ? room : new Float64Array(values.length)
  let count = 0

  // By hand: `from` and `filter` of typed arrays took a seventh of that analysis.
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (Number.isFinite(value)) finite[count++] = value
  }

  if (count === 0) return NaN
  const half = count >> 1
  const upper = selectRank(finite, count, half)
  if (count % 2 === 1) return upper
  let lower = finite[0] as number
  for (let i = 1; i < half; i++) lower = Math.max(lower, finite[i] as number)
  return (lower + upper) / 2
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return values.length === 0 ? NaN : sum / values.length
}

/** Standard deviation with n - 1 in the divisor, NaN with fewer than two values. */
export function deviation(values: ArrayLike<number>): number {
  const centre = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += ((values[i] ?? 0) - centre) ** 2
  return values.length < 2 ? NaN : Math.sqrt(sum / (values.length - 1))
}

/** Median of each value and up to `reach` neighbours on both sides. All values must be finite. */
export function runningMedian(values: Float64Array, reach: number): Float64Array {
  const n = values.length
  const sorted = new Float64Array(2 * reach + 1)
  const medians = new Float64Array(n)
  let count = 0

  for (let next = 0, i = 0; i < n; i++) {
    for (; next <= i + reach && next < n; next++) {
      const value = values[next] as number
      let place = count++
      for (; place > 0 && (sorted[place - 1] as number) > value; place--)
        sorted[place] = sorted[place - 1] as number
      sorted[place] = value
    }

    const half = count >> 1
    const upper = sorted[half] as number
    medians[i] = count % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2
    if (i < reach) continue
    const leaving = values[i - reach] as number
    let place = 0
    while ((sorted[place] as number) !== leaving) place += 1
    count -= 1
    for (; place < count; place++) sorted[place] = sorted[place + 1] as number
  }

  return medians
}
