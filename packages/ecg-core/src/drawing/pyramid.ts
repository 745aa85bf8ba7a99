/** Blocks of 16 samples, then of 64, 256 and so on: as shifts. */
const BASE_SHIFT = 4
const FACTOR_SHIFT = 2
/** A column is read from the coarsest blocks of which it is at least this many long. */
const BLOCKS_A_COLUMN = 2
/** A function that is called often is compiled whole; one long loop would be compiled anew while it runs. */
const BLOCKS_AT_ONCE = 4096

/** Millivolts with NaN for gaps, or ADC units with -32768 for gaps (half the memory: 88 MB for 24 h at 512 Hz). */
export type PyramidSamples = Float32Array | Int16Array

/**
 * Smallest and largest sample, side by side, of each block of `16 * 4^level` samples, as keys: whole numbers in the order
 * of the samples. Whole numbers can be compared without a branch, and no branch can be mispredicted.
 */
export interface Pyramid {
  samples: PyramidSamples
  levels: Int32Array[]
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

/**
 * The bits of floats are in the order of the floats where these are positive and in the opposite order where they are
 * negative. Keys beyond those of the infinities belong to NaN; one more step takes them over the edge of 32 bits, so
 * that a gap is the largest key when the smallest is looked for and the other way round. The same edge serves the one
 * gap value of 16-bit samples.
 */
const orderOf = (bits: number): number => bits ^ ((bits >> 31) & 0x7fffffff)
const FLOAT_STEP = 0x7fffff
const WHOLE_SHIFT = 16
const WHOLE_STEP = 1 << WHOLE_SHIFT
/** The largest keys that are no gaps when the smallest is looked for: of +Infinity and of 32767. */
const FLOAT_LARGEST = 0x7f800000 - FLOAT_STEP
const WHOLE_LARGEST = (0x7fff << WHOLE_SHIFT) - WHOLE_STEP
const EMPTY_LOW = 0x7fffffff
const EMPTY_HIGH = -0x80000000

const least = (a: number, b: number): number => a ^ ((a ^ b) & -Number(b < a))
const greatest = (a: number, b: number): number => a ^ ((a ^ b) & -Number(b > a))
const shiftOf = (level: number): number => BASE_SHIFT + FACTOR_SHIFT * level
const isWhole = (samples: PyramidSamples): samples is Int16Array => samples instanceof Int16Array

/** Looks for the extremes of ranges of one record; one object serves a whole query, so that columns allocate nothing. */
class ExtremesReader {
  private readonly levels: readonly Int32Array[]
  private readonly bits: Int32Array | null
  private readonly whole: Int16Array
  /** The smallest and the largest key found so far. */
  readonly found = Int32Array.of(EMPTY_LOW, EMPTY_HIGH)

  constructor({ samples, levels }: Pyramid) {
    this.levels = levels

    this.bits = isWhole(samples)
      ? null
      : new Int32Array(samples.buffer, samples.byteOffset, samples.length)

    this.whole = isWhole(samples) ? samples : new Int16Array(0)
  }

  forget(): void {
    this.found[0] = EMPTY_LOW
    this.found[1] = EMPTY_HIGH
  }

  /** Widens `found` by samples, read one by one. */
  widenBySamples(from: number, to: number): void {
    const { bits, found } = this

    if (!bits) {
      this.widenByWhole(from, to)
      return
    }

    let low = found[0] as number
    let high = found[1] as number

    for (let i = from; i < to; i++) {
      const key = orderOf(bits[i] as number)
      low = least(low, (key - FLOAT_STEP) | 0)
      high = greatest(high, (key + FLOAT_STEP) | 0)
    }

    found[0] = low
    found[1] = high
  }

  private widenByWhole(from: number, to: number): void {
    const { whole, found } = this
    let low = found[0] as number
    let high = found[1] as number

    for (let i = from; i < to; i++) {
      const key = (whole[i] as number) << WHOLE_SHIFT
      low = least(low, (key - WHOLE_STEP) | 0)
      high = greatest(high, key)
    }

    found[0] = low
    found[1] = high
  }

  /** Widens `found` by whole blocks. */
  widenByBlocks(blocks: Int32Array, from: number, to: number): void {
    const { found } = this
    let low = found[0] as number
    let high = found[1] as number

    for (let i = 2 * from; i < 2 * to; i += 2) {
      low = least(low, blocks[i] as number)
      high = greatest(high, blocks[i + 1] as number)
    }

    found[0] = low
    found[1] = high
  }

  /**
   * Widens `found` by the samples of a range, read from blocks of `level` (-1: the samples themselves). A block that the
   * range cuts is looked into only where its own extremes lie outside what has been found: seldom, where some blocks
   * make a column.
   */
  widen(level: number, from: number, to: number): void {
    if (level < 0) {
      this.widenBySamples(from, to)
      return
    }

    const blocks = this.levels[level] as Int32Array
    const shift = shiftOf(level)
    const firstWhole = ((from - 1) >> shift) + 1
    const endWhole = to >> shift
    this.widenByBlocks(blocks, firstWhole, endWhole)
    const leftEnd = Math.min(to, firstWhole << shift)
    const rightStart = Math.max(leftEnd, endWhole << shift)
    if (from < leftEnd && this.mayWiden(blocks, firstWhole - 1))
      this.widen(level - 1, from, leftEnd)
    if (rightStart < to && this.mayWiden(blocks, endWhole)) this.widen(level - 1, rightStart, to)
  }

  private mayWiden(blocks: Int32Array, block: number): boolean {
    const { found } = this
    const lower = (blocks[2 * block] as number) < (found[0] as number)
    return lower || (blocks[2 * block + 1] as number) > (found[1] as number)
  }
}

interface Range {
  from: number
  to: number
}

/** Writes blocks `from` (inclusive) to `to` (exclusive) of a level, each from what it covers one level below. */
function fillBlocks(
  pyramid: Pyramid,
  reader: ExtremesReader,
  { level, from, to }: Range & { level: number },
): void {
  const blocks = pyramid.levels[level] as Int32Array
  const finer = pyramid.levels[level - 1]
  const { found } = reader
  const shift = finer ? FACTOR_SHIFT : BASE_SHIFT
  const length = finer ? finer.length / 2 : pyramid.samples.length

  for (let block = from; block < to; block++) {
    const start = block << shift
    const end = Math.min(length, start + (1 << shift))
    reader.forget()
    if (finer) reader.widenByBlocks(finer, start, end)
    else reader.widenBySamples(start, end)
    blocks[2 * block] = found[0] as number
    blocks[2 * block + 1] = found[1] as number
  }
}

/**
 * Brings the pyramid up to date after samples `from` (inclusive) to `to` (exclusive) have changed in place, e.g. when a
 * block of a long record has arrived. The cost grows with the length of that range and not of the record.
 */
export function updatePyramid(pyramid: Pyramid, from: number, to: number): void {
  const first = Math.max(0, from)
  const last = Math.min(pyramid.samples.length, to) - 1
  if (first > last) return
  const reader = new ExtremesReader(pyramid)

  for (const level of pyramid.levels.keys()) {
    const end = (last >> shiftOf(level)) + 1

    for (let block = first >> shiftOf(level); block < end; block += BLOCKS_AT_ONCE) {
      fillBlocks(pyramid, reader, { level, from: block, to: Math.min(end, block + BLOCKS_AT_ONCE) })
    }
  }
}

/** Min-max pyramid over a record of any length. It keeps the samples; call `updatePyramid` when they change. */
export function buildPyramid(samples: PyramidSamples): Pyramid {
  const levels: Int32Array[] = []

  for (let length = samples.length; length > 1 || (length === 1 && levels.length === 0);) {
    length = Math.ceil(length / (1 << (levels.length === 0 ? BASE_SHIFT : FACTOR_SHIFT)))
    levels.push(new Int32Array(2 * length))
  }

  const pyramid = { samples, levels }
  updatePyramid(pyramid, 0, samples.length)
  return pyramid
}

/** The coarsest level of which a column of this many samples is BLOCKS_A_COLUMN blocks long; -1 for the samples. */
function levelFor(pyramid: Pyramid, samplesAColumn: number): number {
  let level = -1
  while (
    level + 1 < pyramid.levels.length &&
    samplesAColumn >= BLOCKS_A_COLUMN * 2 ** shiftOf(level + 1)
  )
    level += 1
  return level
}

/**
 * Exact smallest and largest sample of every column, NaN for a column of gaps or outside the record.
 * With fewer samples than columns, neighbouring columns share a sample.
 */
export function queryPyramid(pyramid: Pyramid, span: PyramidSpan): PyramidColumns {
  const columns = Math.max(0, Math.floor(span.columns))

  const result = {
    min: new Float32Array(columns).fill(NaN),
    max: new Float32Array(columns).fill(NaN),
  }

  const bits = { min: new Int32Array(result.min.buffer), max: new Int32Array(result.max.buffer) }
  const whole = isWhole(pyramid.samples)
  const largest = whole ? WHOLE_LARGEST : FLOAT_LARGEST
  const length = span.to - span.from
  const level = levelFor(pyramid, length / columns)
  const reader = new ExtremesReader(pyramid)
  const { found } = reader
  let next = span.from

  for (let column = 0; column < columns; column++) {
    const start = next
    next = span.from + Math.floor(((column + 1) * length) / columns)
    const from = Math.max(0, start)
    const to = Math.min(pyramid.samples.length, Math.max(start + 1, next))
    if (from >= to) continue
    reader.forget()
    reader.widen(level, from, to)
    const low = found[0] as number
    const high = found[1] as number
    if (low > largest) continue

    if (whole) {
      result.min[column] = (low + WHOLE_STEP) >> WHOLE_SHIFT
      result.max[column] = high >> WHOLE_SHIFT
    } else {
      bits.min[column] = orderOf((low + FLOAT_STEP) | 0)
      bits.max[column] = orderOf((high - FLOAT_STEP) | 0)
    }
  }

  return result
}
