import { GattError, requireInteger } from '../bytes/gatt-error.ts'
import { bytesOfHex } from '../bytes/hex.ts'

/** Typed access to the fields of one JSON object from the other side; every miss is a GattError that names the field. */
export class MessageFields {
  private readonly fields: ReadonlyMap<string, unknown>

  /** Throws GattError `bad-message` unless `value` is a plain object. */
  constructor(value: unknown, what: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new GattError('bad-message', `${what}: expected an object, got ${kindOf(value)}`)
    }

    this.fields = new Map(Object.entries(value))
  }

  /** Throws GattError `bad-message` when the text is no JSON object. */
  static ofText(text: string): MessageFields {
    let value: unknown

    try {
      value = JSON.parse(text)
    } catch {
      throw new GattError('bad-message', `message of ${text.length} characters is not JSON`)
    }

    return new MessageFields(value, 'message')
  }

  has(name: string): boolean {
    return this.fields.has(name)
  }

  text(name: string): string {
    const value = this.fields.get(name)
    if (typeof value === 'string') return value
    throw mismatch(name, 'a text', value)
  }

  flag(name: string): boolean {
    const value = this.fields.get(name)
    if (typeof value === 'boolean') return value
    throw mismatch(name, 'true or false', value)
  }

  integer(name: string, range: readonly [number, number]): number {
    const value = this.fields.get(name)
    if (typeof value !== 'number') throw mismatch(name, 'a number', value)
    return requireInteger(value, range, name)
  }

  /** Any number within the limits, both included. */
  number(name: string, range: readonly [number, number]): number {
    const value = this.fields.get(name)
    if (typeof value !== 'number') throw mismatch(name, 'a number', value)
    if (value >= range[0] && value <= range[1]) return value
    throw new GattError(
      'out-of-range',
      `${name}: expected ${range[0]} to ${range[1]}, got ${value}`,
    )
  }

  isNull(name: string): boolean {
    return this.fields.get(name) === null
  }

  bytes(name: string): Uint8Array<ArrayBuffer> {
    return bytesOfHex(this.text(name))
  }

  list<Item>(name: string, parse: (item: unknown) => Item): Item[] {
    const value = this.fields.get(name)
    if (Array.isArray(value)) return value.map((item: unknown) => parse(item))
    throw mismatch(name, 'a list', value)
  }

  texts(name: string): string[] {
    return this.list(name, (item) => {
      if (typeof item === 'string') return item
      throw mismatch(name, 'a list of texts', item)
    })
  }
}

function mismatch(name: string, expected: string, got: unknown): GattError {
  return new GattError('bad-message', `${name}: expected ${expected}, got ${kindOf(got)}`)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
