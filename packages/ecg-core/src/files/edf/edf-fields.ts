// Fields of an EDF header: so many letters each, of printable ASCII, filled up with spaces (Kemp et al. 1992; Kemp and
// Olivan 2003; edfplus.info).

/** A file that is no EDF or EDF+, or what cannot be written as one: the message says what was found. */
export class EdfError extends Error {
  override readonly name = 'EdfError'
}

const PRINTABLE = /^[\x20-\x7e]*$/
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
/** Every number of a header has this many letters at most. */
const NUMBER_LENGTH = 8

/** Takes fields from the front of a header, one behind the other. */
export class FieldReader {
  private at = 0
  private readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  text(length: number, what: string): string {
    const field = this.bytes.subarray(this.at, this.at + length)
    if (field.length < length) throw new EdfError(`the header ends before ${what}`)
    this.at += length
    const text = String.fromCharCode(...field)
    if (!PRINTABLE.test(text)) throw new EdfError(`${what} is not written in printable ASCII`)
    return text.trimEnd()
  }

  number(length: number, what: string): number {
    const text = this.text(length, what).trim()
    const value = NUMBER.test(text) ? Number(text) : NaN
    if (!Number.isFinite(value)) throw new EdfError(`${what} is "${text}" and no number`)
    return value
  }

  whole(length: number, what: string): number {
    const value = this.number(length, what)
    if (!Number.isSafeInteger(value)) throw new EdfError(`${what} is ${value} and no whole number`)
    return value
  }
}

/** Letters that a header has no place for become `_`. */
export const asciiOf = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, '_')

/** A field of a header. What is longer is cut. */
export const textField = (text: string, length: number): string =>
  asciiOf(text).slice(0, length).padEnd(length)

/**
 * A number in the eight letters that it may have, where it takes more the next one that `round` gives.
 * @throws EdfError where eight letters do not reach
 */
export function shortNumber(value: number, round: (value: number) => number = Math.round): string {
  for (let decimals = 6; decimals >= 0; decimals--) {
    const scale = 10 ** decimals
    const text = String(round(value * scale) / scale)
    if (text.length <= NUMBER_LENGTH && !text.includes('e')) return text
  }

  throw new EdfError(`${value} cannot be written in ${NUMBER_LENGTH} letters`)
}
