import { GattError, requireInteger } from './gatt-error.ts'

/**
 * IEEE 11073-20601 annex F: a value is mantissa x 10^exponent, both two's complement, the exponent on top.
 * Five mantissas with exponent 0 are no numbers. A value has many patterns (36 = 36e0 = 360e-1), and devices choose
 * the exponent to show their precision, so patterns are kept apart from values.
 */
export type MedicalFloat =
  | { readonly kind: 'finite'; readonly mantissa: number; readonly exponent: number }
  | {
      readonly kind:
        'nan' | 'not-at-this-resolution' | 'positive-infinity' | 'negative-infinity' | 'reserved'
    }

type SpecialKind = Exclude<MedicalFloat['kind'], 'finite'>

interface Format {
  readonly name: string
  readonly mantissaBits: number
  readonly exponentBits: number
}

const SFLOAT: Format = { name: 'SFLOAT', mantissaBits: 12, exponentBits: 4 }
const FLOAT: Format = { name: 'FLOAT', mantissaBits: 24, exponentBits: 8 }

/** Distance of each special mantissa from the largest one, 2^(bits-1) - 1. The pattern is the same in both formats. */
const SPECIAL_OFFSETS: Record<SpecialKind, number> = {
  'positive-infinity': -1,
  nan: 0,
  'not-at-this-resolution': 1,
  reserved: 2,
  'negative-infinity': 3,
}

/** Any 16-bit pattern. */
export const unpackSfloat = (raw: number): MedicalFloat => unpack(raw, SFLOAT)
/** The pattern of exactly these parts. Throws GattError `out-of-range` when they do not fit. */
export const packSfloat = (value: MedicalFloat): number => pack(value, SFLOAT)
/** Any 32-bit pattern. */
export const unpackFloat = (raw: number): MedicalFloat => unpack(raw, FLOAT)
export const packFloat = (value: MedicalFloat): number => pack(value, FLOAT)

/**
 * The pattern nearest to a number, with the fewest digits that show it; rounded where the mantissa is too short.
 * NaN and the infinities have their patterns. Throws GattError `out-of-range` when the number is too large.
 */
export const sfloatOf = (value: number): number => pack(partsOf(value, SFLOAT), SFLOAT)
export const floatOf = (value: number): number => pack(partsOf(value, FLOAT), FLOAT)

/** The nearest double; NaN for everything that is neither finite nor infinite. */
export function medicalFloatValue(value: MedicalFloat): number {
  switch (value.kind) {
    case 'finite':
      // Through the decimal text, which the language rounds correctly: 366e-1 is 36.6 and not 36.600000000000001.
      return Number(`${value.mantissa}e${value.exponent}`)
    case 'positive-infinity':
      return Infinity
    case 'negative-infinity':
      return -Infinity
    default:
      return Number.NaN
  }
}

export const sfloatValue = (raw: number): number => medicalFloatValue(unpackSfloat(raw))
export const floatValue = (raw: number): number => medicalFloatValue(unpackFloat(raw))

function unpack(raw: number, format: Format): MedicalFloat {
  const mantissa = signed(raw % 2 ** format.mantissaBits, format.mantissaBits)
  const exponent = signed(Math.floor(raw / 2 ** format.mantissaBits), format.exponentBits)
  const special = exponent === 0 ? specialKind(mantissa, format) : undefined
  return special === undefined ? { kind: 'finite', mantissa, exponent } : { kind: special }
}

function pack(value: MedicalFloat, format: Format): number {
  if (value.kind !== 'finite') {
    return (
      (2 ** (format.mantissaBits - 1) - 1 + SPECIAL_OFFSETS[value.kind]) % 2 ** format.mantissaBits
    )
  }

  const { mantissa, exponent } = value
  requireInteger(mantissa, signedRange(format.mantissaBits), `${format.name} mantissa`)
  requireInteger(exponent, signedRange(format.exponentBits), `${format.name} exponent`)

  if (exponent === 0 && specialKind(mantissa, format) !== undefined) {
    throw new GattError(
      'reserved-value',
      `${format.name}: mantissa ${mantissa} with exponent 0 is a special value`,
    )
  }

  return (
    unsigned(exponent, format.exponentBits) * 2 ** format.mantissaBits +
    unsigned(mantissa, format.mantissaBits)
  )
}

function partsOf(value: number, format: Format): MedicalFloat {
  if (Number.isNaN(value)) return { kind: 'nan' }
  if (value === Infinity) return { kind: 'positive-infinity' }
  if (value === -Infinity) return { kind: 'negative-infinity' }
  const mostDigits = String(2 ** (format.mantissaBits - 1)).length

  for (let digits = mostDigits; digits > 0; digits--) {
    const parts = decimalParts(value, digits, format)
    if (parts !== undefined) return parts
  }

  if (Math.abs(value) >= 1) {
    throw new GattError(
      'out-of-range',
      `${format.name}: ${value} is beyond ${largestValue(format)}`,
    )
  }

  const [finestExponent] = signedRange(format.exponentBits)
  const steps = Math.round(Math.abs(value) * 10 ** -finestExponent)

  return {
    kind: 'finite',
    mantissa: steps === 0 ? 0 : Math.sign(value) * steps,
    exponent: finestExponent,
  }
}

/** The value rounded to so many decimal digits, or undefined where the format has no pattern for that. */
function decimalParts(value: number, digits: number, format: Format): MedicalFloat | undefined {
  const [decimal = '', power = ''] = value.toExponential(digits - 1).split('e')
  const significant = decimal.replace('.', '').replace(/(?<=\d)0+$/, '')
  const dropped = digits - significant.replace('-', '').length
  let mantissa = Number(significant)
  let exponent = significant === '0' ? 0 : Number(power) - (digits - 1) + dropped

  // 120 is 120e0 and not 12e1: receivers that expect whole numbers of a unit read it as it stands.
  while (exponent > 0 && isMantissa(mantissa * 10, exponent - 1, format)) {
    mantissa *= 10
    exponent--
  }

  const [finest, coarsest] = signedRange(format.exponentBits)
  const fits = exponent >= finest && exponent <= coarsest && isMantissa(mantissa, exponent, format)
  return fits ? { kind: 'finite', mantissa, exponent } : undefined
}

function isMantissa(mantissa: number, exponent: number, format: Format): boolean {
  const [least, most] = signedRange(format.mantissaBits)
  const isSpecial = exponent === 0 && specialKind(mantissa, format) !== undefined
  return mantissa >= least && mantissa <= most && !isSpecial
}

function specialKind(mantissa: number, format: Format): SpecialKind | undefined {
  const offset = unsigned(mantissa, format.mantissaBits) - (2 ** (format.mantissaBits - 1) - 1)

  switch (offset) {
    case SPECIAL_OFFSETS['positive-infinity']:
      return 'positive-infinity'
    case SPECIAL_OFFSETS.nan:
      return 'nan'
    case SPECIAL_OFFSETS['not-at-this-resolution']:
      return 'not-at-this-resolution'
    case SPECIAL_OFFSETS.reserved:
      return 'reserved'
    case SPECIAL_OFFSETS['negative-infinity']:
      return 'negative-infinity'
    default:
      return undefined
  }
}

function signed(bits: number, width: number): number {
  return bits >= 2 ** (width - 1) ? bits - 2 ** width : bits
}

function unsigned(value: number, width: number): number {
  return value < 0 ? value + 2 ** width : value
}

function signedRange(width: number): readonly [number, number] {
  return [-(2 ** (width - 1)), 2 ** (width - 1) - 1]
}

function largestValue(format: Format): number {
  return signedRange(format.mantissaBits)[1] * 10 ** signedRange(format.exponentBits)[1]
}
