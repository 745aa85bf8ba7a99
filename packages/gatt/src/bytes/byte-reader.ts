import { GattError } from './gatt-error.ts'

/** Puts a 64-bit number together: shifting a bigint would cost more than all other fields. */
const HALVES = new DataView(new ArrayBuffer(8))

/** Little-endian cursor over one attribute value; reading past the end is a `too-short` GattError. */
export class ByteReader {
  private readonly source: Uint8Array
  private readonly what: string
  private offset = 0

  /** `what` names the characteristic in error messages. */
  constructor(bytes: ArrayBufferView, what: string) {
    // A new view for each value would cost more than reading a short one.
    this.source =
      bytes instanceof Uint8Array
        ? bytes
        : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

    this.what = what
  }

  get remaining(): number {
    return this.source.length - this.offset
  }

  uint8(field: string): number {
    return this.byte(this.take(1, field))
  }

  uint16(field: string): number {
    return this.uint16At(this.take(2, field))
  }

  uint24(field: string): number {
    const at = this.take(3, field)
    return this.uint16At(at) | (this.byte(at + 2) << 16)
  }

  uint32(field: string): number {
    return this.uint32At(this.take(4, field))
  }

  int24(field: string): number {
    return this.int24At(this.take(3, field))
  }

  /** Fills `values`. */
  int24s(values: Int32Array, field: string): void {
    const from = this.take(3 * values.length, field)
    for (let i = 0; i < values.length; i++) values[i] = this.int24At(from + 3 * i)
  }

  uint64(field: string): bigint {
    const at = this.take(8, field)
    HALVES.setUint32(4, this.uint32At(at))
    HALVES.setUint32(0, this.uint32At(at + 4))
    return HALVES.getBigUint64(0)
  }

  bytes(count: number, field: string): Uint8Array {
    const at = this.take(count, field)
    return this.source.subarray(at, at + count)
  }

  /** Throws `too-long` when bytes are left over. */
  end(): void {
    if (this.remaining === 0) return
    throw new GattError(
      'too-long',
      `${this.what}: expected ${this.offset} bytes, got ${this.source.length}`,
    )
  }

  /** What `take` gave is there. */
  private byte(at: number): number {
    return this.source[at] as number
  }

  private uint16At(at: number): number {
    return this.byte(at) | (this.byte(at + 1) << 8)
  }

  private int24At(at: number): number {
    return this.uint16At(at) | ((this.byte(at + 2) << 24) >> 8)
  }

  private uint32At(at: number): number {
    return (this.uint16At(at) | (this.uint16At(at + 2) << 16)) >>> 0
  }

  private take(count: number, field: string): number {
    const at = this.offset
    const needed = at + count

    if (needed > this.source.length) {
      throw new GattError(
        'too-short',
        `${this.what}: ${field} needs ${needed} bytes, the value has ${this.source.length}`,
      )
    }

    this.offset = needed
    return at
  }
}
