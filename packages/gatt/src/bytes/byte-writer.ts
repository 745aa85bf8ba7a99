import { GattError, requireInteger } from './gatt-error.ts'

/** Most attribute values fit; a longer one grows. */
const USUAL_BYTES = 32
const UINT8 = [0, 0xff] as const
const UINT16 = [0, 0xffff] as const
const UINT24 = [0, 0xffffff] as const
const UINT32 = [0, 0xffffffff] as const
const INT24 = [-0x800000, 0x7fffff] as const
const UINT64_MAX = 0xffff_ffff_ffff_ffffn

/** Takes a 64-bit number apart: shifting a bigint would cost more than all other fields. */
const HALVES = new DataView(new ArrayBuffer(8))

/** Little-endian writer of one attribute value; every number is range-checked, so nothing wraps silently. */
export class ByteWriter {
  private buffer: Uint8Array<ArrayBuffer>
  private length = 0

  /** Writes into an array or, by its expected length, into a new one. A value that fills it is never copied. */
  constructor(into: Uint8Array<ArrayBuffer> | number = USUAL_BYTES) {
    this.buffer = typeof into === 'number' ? new Uint8Array(into) : into
  }

  uint8(value: number, field: string): this {
    requireInteger(value, UINT8, field)
    const at = this.take(1)
    this.buffer[at] = value
    return this
  }

  uint16(value: number, field: string): this {
    requireInteger(value, UINT16, field)
    const at = this.take(2)
    this.buffer[at] = value
    this.buffer[at + 1] = value >>> 8
    return this
  }

  uint24(value: number, field: string): this {
    requireInteger(value, UINT24, field)
    const at = this.take(3)
    this.buffer[at] = value
    this.buffer[at + 1] = value >>> 8
    this.buffer[at + 2] = value >>> 16
    return this
  }

  uint32(value: number, field: string): this {
    requireInteger(value, UINT32, field)
    this.putUint32(value)
    return this
  }

  /** `field` names one of them in an error. */
  int24s(values: Int32Array, field: string): this {
    let at = this.take(3 * values.length)
    const { buffer } = this

    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number
      if (value < INT24[0] || value > INT24[1]) requireInteger(value, INT24, `${field} ${i}`)
      buffer[at++] = value
      buffer[at++] = value >> 8
      buffer[at++] = value >> 16
    }

    return this
  }

  uint64(value: bigint, field: string): this {
    if (value < 0n || value > UINT64_MAX) {
      throw new GattError(
        'out-of-range',
        `${field}: expected an integer from 0 to 2^64-1, got ${value}`,
      )
    }

    HALVES.setBigUint64(0, value)
    this.putUint32(HALVES.getUint32(4))
    this.putUint32(HALVES.getUint32(0))
    return this
  }

  bytes(bytes: Uint8Array): this {
    const at = this.take(bytes.length)
    this.buffer.set(bytes, at)
    return this
  }

  /** The last call: the writer gives its array away. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.length === this.buffer.length ? this.buffer : this.buffer.slice(0, this.length)
  }

  private putUint32(value: number): void {
    const at = this.take(4)
    this.buffer[at] = value
    this.buffer[at + 1] = value >>> 8
    this.buffer[at + 2] = value >>> 16
    this.buffer[at + 3] = value >>> 24
  }

  private take(count: number): number {
    const at = this.length
    this.length += count

    if (this.length > this.buffer.length) {
      const larger = new Uint8Array(Math.max(this.length, 2 * this.buffer.length))
      larger.set(this.buffer)
      this.buffer = larger
    }

    return at
  }
}
