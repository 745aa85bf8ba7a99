import { GattError } from './gatt-error.ts'

/** Little-endian cursor over one attribute value; reading past the end is a `too-short` GattError. */
export class ByteReader {
  private readonly view: DataView
  private readonly what: string
  private offset = 0

  /** `what` names the characteristic in error messages. */
  constructor(bytes: ArrayBufferView, what: string) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.what = what
  }

  get remaining(): number {
    return this.view.byteLength - this.offset
  }

  uint8(field: string): number {
    return this.view.getUint8(this.take(1, field))
  }

  uint16(field: string): number {
    return this.view.getUint16(this.take(2, field), true)
  }

  uint24(field: string): number {
    const at = this.take(3, field)
    return this.view.getUint16(at, true) | (this.view.getUint8(at + 2) << 16)
  }

  uint32(field: string): number {
    return this.view.getUint32(this.take(4, field), true)
  }

  int24(field: string): number {
    const at = this.take(3, field)
    return this.view.getUint16(at, true) | (this.view.getInt8(at + 2) << 16)
  }

  uint64(field: string): bigint {
    return this.view.getBigUint64(this.take(8, field), true)
  }

  bytes(count: number, field: string): Uint8Array {
    const at = this.take(count, field)
    return new Uint8Array(this.view.buffer, this.view.byteOffset + at, count)
  }

  /** Throws `too-long` when bytes are left over. */
  end(): void {
    if (this.remaining === 0) return
    throw new GattError('too-long', `${this.what}: expected ${this.offset} bytes, got ${this.view.byteLength}`)
  }

  private take(count: number, field: string): number {
    const at = this.offset
    const needed = at + count
    if (needed > this.view.byteLength) {
      throw new GattError(
        'too-short',
        `${this.what}: ${field} needs ${needed} bytes, the value has ${this.view.byteLength}`,
      )
    }
    this.offset = needed
    return at
  }
}
