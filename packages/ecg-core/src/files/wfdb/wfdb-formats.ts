// How samples lie in a file: signal(5) of the WFDB applications guide. Format 311 has its samples from the low bits up,
// 310 the first two of three above a bit that is not used and the third in what is left of both pairs of bytes.

/** ADC values of all signals of a file, interleaved: the value at this place. */
export type ReadValue = (index: number) => number

export interface SampleFormat {
  /** Bytes that hold the first `count` values. */
  bytesFor: (count: number) => number
  /** Values that lie whole in so many bytes. */
  valuesIn: (bytes: number) => number
  reader: (bytes: Uint8Array) => ReadValue
  /** The lowest value marks a sample that was not measured; null where the format has no such mark. */
  invalid: number | null
  /** Whether a value is the difference to the one before it of the same signal. */
  isDifference?: true
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The low `bits` of a number as a signed one. */
const signed = (value: number, bits: number): number => (value << (32 - bits)) >> (32 - bits)

const aligned = (
  size: number,
  invalid: number | null,
  read: (view: DataView, at: number) => number,
): SampleFormat => ({
  bytesFor: (count) => count * size,
  valuesIn: (bytes) => Math.floor(bytes / size),
  invalid,
  reader: (bytes) => {
    const view = viewOf(bytes)
    return (index) => read(view, index * size)
  },
})

/** Values in groups: `ends[i]` bytes of a group hold its first i + 1 values. */
function grouped(
  ends: readonly number[],
  bits: number,
  read: (bytes: Uint8Array, at: number, place: number) => number,
): SampleFormat {
  const size = ends.length
  const groupBytes = ends[size - 1] ?? 0

  return {
    bytesFor: (count) =>
      Math.floor(count / size) * groupBytes + (count % size ? (ends[(count % size) - 1] ?? 0) : 0),
    valuesIn: (bytes) =>
      Math.floor(bytes / groupBytes) * size +
      ends.filter((end) => end <= bytes % groupBytes).length,
    invalid: -(2 ** (bits - 1)),
    reader: (bytes) => (index) => {
      const place = index % size
      return signed(read(bytes, ((index - place) / size) * groupBytes, place), bits)
    },
  }
}

const pair = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)

function read212(bytes: Uint8Array, at: number, place: number): number {
  const shared = bytes[at + 1] ?? 0

  return place === 0
    ? (bytes[at] ?? 0) | ((shared & 0x0f) << 8)
    : (bytes[at + 2] ?? 0) | ((shared & 0xf0) << 4)
}

function read310(bytes: Uint8Array, at: number, place: number): number {
  if (place < 2) return pair(bytes, at + 2 * place) >> 1
  return ((bytes[at + 1] ?? 0) >> 3) | (((bytes[at + 3] ?? 0) >> 3) << 5)
}

const read311 = (bytes: Uint8Array, at: number, place: number): number =>
  // The third lies at bit 20, which is bit 4 of the pair that begins at byte 2.
  place === 2 ? pair(bytes, at + 2) >> 4 : pair(bytes, at + place) >> (2 * place)

/** By the numbers of signal(5); what is not here, such as the FLAC streams 508, 516 and 524, cannot be read. */
export const SAMPLE_FORMATS: ReadonlyMap<number, SampleFormat> = new Map([
  [8, { ...aligned(1, null, (view, at) => view.getInt8(at)), isDifference: true as const }],
  [16, aligned(2, -(2 ** 15), (view, at) => view.getInt16(at, true))],
  [
    24,
    aligned(3, -(2 ** 23), (view, at) => view.getUint16(at, true) | (view.getInt8(at + 2) << 16)),
  ],
  [32, aligned(4, -(2 ** 31), (view, at) => view.getInt32(at, true))],
  [61, aligned(2, -(2 ** 15), (view, at) => view.getInt16(at, false))],
  [80, aligned(1, -(2 ** 7), (view, at) => view.getUint8(at) - 2 ** 7)],
  [160, aligned(2, -(2 ** 15), (view, at) => view.getUint16(at, true) - 2 ** 15)],
  [212, grouped([2, 3], 12, read212)],
  [310, grouped([2, 4, 4], 10, read310)],
  [311, grouped([2, 3, 4], 10, read311)],
])
