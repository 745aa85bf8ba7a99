const BASE = 16
const FACTOR = 4

/** Smallest and largest sample of each block of `16 * 4^level` samples; a block of gaps alone has min > max. */
interface PyramidLevel {
  min: Float32Array
  max: Float32Array
}

export interface Pyramid {
  samples: Float32Array
  levels: PyramidLevel[]
}

/** Samples `from` (inclusive) to `to` (exclusive), spread over this many columns. */
export interface PyramidSpan {
  from: number
  to: number
  columns: number
}

export interface PyramidColumns {
  min: Float32Array
  max: Float32Array
}

function coarser(min: Float32Array, max: Float32Array, size: number): PyramidLevel {
  const blocks = Math.ceil(min.length / size)
  const level = { min: new Float32Array(blocks), max: new Float32Array(blocks) }
  for (let block = 0; block < blocks; block++) {
    const end = Math.min(min.length, (block + 1) * size)
    let low = Infinity
    let high = -Infinity
    for (let i = block * size; i < end; i++) {
      // A gap fails both comparisons and is passed over.
      const lower = min[i] as number
      const upper = max[i] as number
      if (lower < low) low = lower
      if (upper > high) high = upper
    }
    level.min[block] = low
    level.max[block] = high
  }
  return level
}

/** Min-max pyramid over a record of any length; it keeps the samples, which must not change afterwards. */
export function buildPyramid(samples: Float32Array): Pyramid {
  const levels: PyramidLevel[] = []
  let level = coarser(samples, samples, BASE)
  while (level.min.length > 0) {
    levels.push(level)
    if (level.min.length === 1) break
    level = coarser(level.min, level.max, FACTOR)
  }
  return { samples, levels }
}

/** Extremes of one column; one object serves a whole query, so that columns allocate nothing. */
interface Extremes {
  low: number
  high: number
}

/** Goes up while a whole coarser block fits, and takes what sticks out on both sides at the finer level. */
function scan(pyramid: Pyramid, range: { from: number; to: number }, found: Extremes): void {
  let { min, max }: PyramidLevel = { min: pyramid.samples, max: pyramid.samples }
  let { from, to } = range
  let size = BASE
  let low = Infinity
  let high = -Infinity
  for (let next = 0; from < to; next++) {
    const above = pyramid.levels[next]
    const firstWhole = Math.ceil(from / size)
    const endWhole = Math.floor(to / size)
    const climbs = above !== undefined && firstWhole < endWhole
    const leftEnd = climbs ? firstWhole * size : to
    for (let i = from; i < leftEnd; i++) {
      if ((min[i] as number) < low) low = min[i] as number
      if ((max[i] as number) > high) high = max[i] as number
    }
    if (!climbs) break
    for (let i = endWhole * size; i < to; i++) {
      if ((min[i] as number) < low) low = min[i] as number
      if ((max[i] as number) > high) high = max[i] as number
    }
    min = above.min
    max = above.max
    from = firstWhole
    to = endWhole
    size = FACTOR
  }
  found.low = low
  found.high = high
}

/**
 * Exact smallest and largest sample of every column, NaN for a column of gaps or outside the record.
 * With fewer samples than columns, neighbouring columns share a sample.
 */
export function queryPyramid(pyramid: Pyramid, span: PyramidSpan): PyramidColumns {
  const columns = Math.max(0, Math.floor(span.columns))
  const result = { min: new Float32Array(columns).fill(NaN), max: new Float32Array(columns).fill(NaN) }
  const length = span.to - span.from
  const found: Extremes = { low: 0, high: 0 }
  const range = { from: 0, to: 0 }
  for (let column = 0; column < columns; column++) {
    const start = span.from + Math.floor((column * length) / columns)
    const end = Math.max(start + 1, span.from + Math.floor(((column + 1) * length) / columns))
    range.from = Math.max(0, start)
    range.to = Math.min(pyramid.samples.length, end)
    scan(pyramid, range, found)
    if (found.low <= found.high) {
      result.min[column] = found.low
      result.max[column] = found.high
    }
  }
  return result
}
