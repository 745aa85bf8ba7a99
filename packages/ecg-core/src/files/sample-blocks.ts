// A block of samples for storage and transport. Differences of neighbouring samples are Rice-coded in groups of 32 with a
// parameter of their own (S. W. Golomb 1966, R. F. Rice 1979; FLAC does the same). Layout, numbers as LEB128 unless said
// otherwise:
//
//   version 1 · samples · runs of gaps · for each run: samples since the run before, gaps in it
//   where any sample is no gap: first value in microvolts (zigzag) · step, the greatest common divisor of all differences
//   bits, highest first: for each 32 differences a 5-bit k, then each zigzag(difference / step) as q zeros, a one and its
//   k lowest bits, where q is the rest; from 20 zeros on there is no one, and 25 bits hold the whole value
//   check over gaps and microvolts, 4 bytes, lowest first

/** Bytes that are no block, or samples that fit in none. */
export class SampleBlockError extends Error {
  override readonly name = 'SampleBlockError'
}

const VERSION = 1
const MICROVOLTS = 1000
/** 8.4 V: up to it a Float32 of millivolts tells every microvolt from the next. */
const LARGEST = 2 ** 23 - 1
/** 60 s at 1,000 Hz: a header that says more is not believed. */
const MAX_SAMPLES = 60_000
const GROUP = 32
const K_BITS = 5
const MAX_ZEROS = 20
/** Zigzag of the difference of two values in reach. */
const WHOLE_BITS = 25
const CHECK_BYTES = 4

/** FNV-1a over whole numbers instead of bytes. */
const CHECK_START = 0x811c9dc5 | 0
const mix = (check: number, value: number): number => Math.imul(check ^ value, 0x01000193)
const zigzag = (value: number): number => ((value << 1) ^ (value >> 31)) >>> 0
const unzigzag = (code: number): number => (code >>> 1) ^ -(code & 1)

function greatestCommonDivisor(a: number, b: number): number {
  let [large, small] = [Math.abs(a), Math.abs(b)]
  while (small > 0) [large, small] = [small, large % small]
  return large
}

/** Whole microvolts of the samples that are no gap, and the runs of gaps as in the layout. */
function separateGaps(samples: Float32Array): { values: Int32Array; runs: number[] } {
  const values = new Int32Array(samples.length)
  const runs: number[] = []
  let count = 0
  let lastEnd = 0

  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] as number

    if (Number.isNaN(sample)) {
      const start = i
      while (i + 1 < samples.length && Number.isNaN(samples[i + 1])) i++
      runs.push(start - lastEnd, i + 1 - start)
      lastEnd = i + 1
      continue
    }

    const microvolts = Math.round(sample * MICROVOLTS)
    if (!(Math.abs(microvolts) <= LARGEST))
      throw new SampleBlockError(`${sample} mV at sample ${i} is out of reach`)
    values[count] = microvolts
    count += 1
  }

  return { values: values.subarray(0, count), runs }
}

function bitsWith(k: number, codes: Uint32Array): number {
  let bits = codes.length * (k + 1)
  for (let i = 0; i < codes.length; i++) bits += (codes[i] as number) >>> k
  return bits
}

/** The parameter that makes a group shortest; around the logarithm of the mean code there is no other valley. */
function bestParameter(codes: Uint32Array): number {
  let sum = 0
  for (let i = 0; i < codes.length; i++) sum += codes[i] as number
  let k = Math.max(0, 30 - Math.clz32(sum / codes.length))
  let bits = bitsWith(k, codes)

  for (
    let next = bitsWith(k + 1, codes);
    next < bits && k < WHOLE_BITS - 2;
    next = bitsWith(k + 1, codes)
  ) {
    k += 1
    bits = next
  }

  return k
}

/** Bytes and bits into an array that is large enough. */
class Writer {
  at = 0
  /** Its lowest `filled` bits, at most 7, are not written yet. */
  private held = 0
  private filled = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  byte(value: number): void {
    this.bytes[this.at] = value
    this.at += 1
  }

  number(value: number): void {
    let rest = value
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128)
    this.byte(rest)
  }

  /** The `count` lowest bits of a value, at most 25. */
  bits(value: number, count: number): void {
    const held = (this.held << count) | (value & ((1 << count) - 1))
    let filled = this.filled + count

    for (; filled >= 8; this.at++) {
      filled -= 8
      this.bytes[this.at] = held >>> filled
    }

    this.held = held
    this.filled = filled
  }

  endBits(): void {
    if (this.filled > 0) this.byte(this.held << (8 - this.filled))
  }
}

function writeCode(writer: Writer, code: number, k: number): void {
  const zeros = code >>> k

  if (zeros >= MAX_ZEROS) {
    writer.bits(0, MAX_ZEROS)
    writer.bits(code, WHOLE_BITS)
  } else if (zeros + 1 + k <= WHOLE_BITS) {
    writer.bits((1 << k) | (code & ((1 << k) - 1)), zeros + 1 + k)
  } else {
    writer.bits(1, zeros + 1)
    writer.bits(code, k)
  }
}

function writeValues(writer: Writer, values: Int32Array): void {
  let step = 0

  for (let i = 1; i < values.length && step !== 1; i++) {
    const difference = (values[i] as number) - (values[i - 1] as number)
    // Not divisible by 0 either, which is how it begins.
    if (difference % step !== 0) step = greatestCommonDivisor(step, difference)
  }

  step = Math.max(1, step)
  writer.number(zigzag(values[0] as number))
  writer.number(step)
  const codes = new Uint32Array(GROUP)

  for (let from = 1; from < values.length; from += GROUP) {
    const group = codes.subarray(0, Math.min(GROUP, values.length - from))
    for (let i = 0; i < group.length; i++)
      group[i] = zigzag(((values[from + i] as number) - (values[from + i - 1] as number)) / step)
    const k = bestParameter(group)
    writer.bits(k, K_BITS)
    for (let i = 0; i < group.length; i++) writeCode(writer, group[i] as number, k)
  }

  writer.endBits()
}

/**
 * Samples in millivolts (NaN is a gap) as a block, exact to the microvolt; 24 h at 512 Hz with the noise of a real
 * electrode make about 35 MB.
 * @throws SampleBlockError beyond 8.4 V or 60,000 samples
 */
export function encodeSampleBlock(samples: Float32Array): Uint8Array<ArrayBuffer> {
  if (samples.length > MAX_SAMPLES)
    throw new SampleBlockError(`${samples.length} samples are too many for a block`)
  const { values, runs } = separateGaps(samples)
  // No sample takes more than 45 bits, no gap more than its run of at most 6 bytes.
  const bytes = new Uint8Array(32 + 7 * samples.length)
  const writer = new Writer(bytes)
  writer.byte(VERSION)
  writer.number(samples.length)
  writer.number(runs.length / 2)
  let check = CHECK_START

  for (const run of runs) {
    writer.number(run)
    check = mix(check, run)
  }

  if (values.length > 0) writeValues(writer, values)
  for (let i = 0; i < values.length; i++) check = mix(check, values[i] as number)
  for (let shift = 0; shift < 32; shift += 8) writer.byte((check >>> shift) & 255)
  return bytes.slice(0, writer.at)
}

const broken = (what: string) => new SampleBlockError(`not a block of samples: ${what}`)

interface Cursor {
  bytes: Uint8Array
  at: number
}

function readNumber(cursor: Cursor): number {
  let value = 0

  for (let shift = 0; shift <= 21; shift += 7) {
    const byte = cursor.bytes[cursor.at]
    if (byte === undefined) throw broken('cut short')
    cursor.at += 1
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }

  throw broken('a number without end')
}

function readCount(cursor: Cursor): number {
  if (cursor.bytes[cursor.at] !== VERSION) throw broken('unknown version')
  cursor.at += 1
  const count = readNumber(cursor)
  if (count > MAX_SAMPLES) throw broken(`${count} samples`)
  return count
}

/** How many samples a block says that it holds. @throws SampleBlockError where it does not even say that */
export const sampleBlockLength = (block: Uint8Array): number => readCount({ bytes: block, at: 0 })

/**
 * Reads the values after the first into `values`. Four bytes at any bit hold 25 bits of what follows, which is more than
 * nearly every code has. Gives the byte after the last bit.
 */
function readValues({ bytes, at }: Cursor, values: Int32Array, step: number): number {
  let bit = at * 8
  let value = values[0] as number
  let reach = 0

  const word = (from: number): number => {
    const byte = from >>> 3
    const high = ((bytes[byte] as number) << 24) | ((bytes[byte + 1] as number) << 16)
    return (high | ((bytes[byte + 2] as number) << 8) | (bytes[byte + 3] as number)) << (from & 7)
  }

  const lastBit = (bytes.length - CHECK_BYTES) * 8

  for (let from = 1; from < values.length; from += GROUP) {
    const to = Math.min(values.length, from + GROUP)
    // Past the end there are zeros, so a group may be read whole before that is seen.
    if (bit >= lastBit) throw broken('cut short')
    const k = word(bit) >>> (32 - K_BITS)
    if (k >= WHOLE_BITS) throw broken('no parameter')
    bit += K_BITS
    const short = WHOLE_BITS - 1 - k

    for (let i = from; i < to; i++) {
      const next = word(bit)
      const zeros = Math.clz32(next)
      let code: number

      if (zeros <= short && zeros < MAX_ZEROS) {
        code = (zeros << k) | (((next << (zeros + 1)) >>> 1) >>> (31 - k))
        bit += zeros + 1 + k
      } else if (zeros < MAX_ZEROS) {
        code = (zeros << k) | (word(bit + zeros + 1) >>> (32 - k))
        bit += zeros + 1 + k
      } else {
        code = word(bit + MAX_ZEROS) >>> (32 - WHOLE_BITS)
        bit += MAX_ZEROS + WHOLE_BITS
      }

      value = (value + Math.imul(unzigzag(code), step)) | 0
      reach |= value ^ (value >> 31)
      values[i] = value
    }
  }

  if (reach > LARGEST) throw broken('a value out of reach')
  return (bit + 7) >>> 3
}

function readGaps(cursor: Cursor, count: number): { runs: Int32Array; gaps: number } {
  const runs = new Int32Array(2 * Math.min(readNumber(cursor), count))
  let gaps = 0
  let end = 0

  for (let i = 0; i < runs.length; i++) {
    const run = readNumber(cursor)
    runs[i] = run
    end += run
    if (i % 2 === 1) gaps += run
  }

  if (end > count) throw broken('gaps beyond the end')
  return { runs, gaps }
}

/** The values in millivolts with the gaps between them. */
function spread(values: Int32Array, runs: Int32Array, count: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count)
  let at = 0
  let next = 0

  for (let run = 0; run <= runs.length; run += 2) {
    const end = run < runs.length ? at + (runs[run] as number) : count

    for (; at < end; at++) {
      samples[at] = (values[next] as number) / MICROVOLTS
      next += 1
    }

    const gapEnd = Math.min(count, at + (runs[run + 1] ?? 0))
    samples.fill(NaN, at, gapEnd)
    at = gapEnd
  }

  return samples
}

/**
 * The samples of a block in millivolts, NaN for gaps.
 * @throws SampleBlockError for bytes that are cut short, too long, changed or no block at all
 */
export function decodeSampleBlock(block: Uint8Array): Float32Array<ArrayBuffer> {
  const cursor: Cursor = { bytes: block, at: 0 }
  const count = readCount(cursor)
  const { runs, gaps } = readGaps(cursor, count)
  const values = new Int32Array(count - gaps)

  if (values.length > 0) {
    values[0] = unzigzag(readNumber(cursor))
    if (Math.abs(values[0]) > LARGEST) throw broken('a value out of reach')
    const step = readNumber(cursor)
    cursor.at = readValues(cursor, values, step)
  }

  if (cursor.at + CHECK_BYTES !== block.length) throw broken('wrong length')
  let check = CHECK_START
  for (let i = 0; i < runs.length; i++) check = mix(check, runs[i] as number)
  for (let i = 0; i < values.length; i++) check = mix(check, values[i] as number)

  const told = new DataView(block.buffer, block.byteOffset + cursor.at, CHECK_BYTES).getInt32(
    0,
    true,
  )

  if (told !== check) throw broken('its check does not hold')
  return spread(values, runs, count)
}
