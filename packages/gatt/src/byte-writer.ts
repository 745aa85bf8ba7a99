import { GattError, requireInteger } from './gatt-error.ts'

/** Little-endian writer of one attribute value; every number is range-checked, so nothing wraps silently. */
export class ByteWriter {
  private readonly parts: number[] = []

  uint8(value: number, field: string): this {
    this.parts.push(requireInteger(value, [0, 0xff], field))
    return this
  }

  uint16(value: number, field: string): this {
    requireInteger(value, [0, 0xffff], field)
    this.parts.push(value & 0xff, value >>> 8)
    return this
  }

  uint24(value: number, field: string): this {
    requireInteger(value, [0, 0xffffff], field)
    this.parts.push(value & 0xff, (value >>> 8) & 0xff, value >>> 16)
    return this
  }

  uint32(value: number, field: string): this {
    requireInteger(value, [0, 0xffffffff], field)
    this.parts.push(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24)
    return this
  }

  int24(value: number, field: string): this {
    requireInteger(value, [-0x800000, 0x7fffff], field)
    this.parts.push(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff)
    return this
  }

  uint64(value: bigint, field: string): this {
    if (BigInt.asUintN(64, value) !== value) {
      throw new GattError('out-of-range', `${field}: expected an integer from 0 to 2^64-1, got ${value}`)
    }
    for (let shift = 0n; shift < 64n; shift += 8n) this.parts.push(Number((value >> shift) & 0xffn))
    return this
  }

  bytes(bytes: Uint8Array): this {
    for (const byte of bytes) this.parts.push(byte)
    return this
  }

  finish(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.parts)
  }
}
