export type GattErrorCode =
  'too-short' | 'too-long' | 'out-of-range' | 'reserved-value' | 'bad-text' | 'bad-message'

/** A value that cannot be encoded, or bytes that are no such value. The message names the field and both numbers. */
export class GattError extends Error {
  readonly code: GattErrorCode

  constructor(code: GattErrorCode, message: string) {
    super(message)
    this.name = 'GattError'
    this.code = code
  }
}

/** Throws `out-of-range` unless `value` is an integer from `range[0]` to `range[1]`. */
export function requireInteger(
  value: number,
  range: readonly [number, number],
  field: string,
): number {
  if (Number.isInteger(value) && value >= range[0] && value <= range[1]) return value
  throw new GattError(
    'out-of-range',
    `${field}: expected an integer from ${range[0]} to ${range[1]}, got ${value}`,
  )
}
