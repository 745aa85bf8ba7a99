import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  floatOf,
  floatValue,
  medicalFloatValue,
  packFloat,
  packSfloat,
  sfloatOf,
  sfloatValue,
  unpackFloat,
  unpackSfloat,
} from './medical-float.ts'

const allSfloats = Array.from({ length: 0x10000 }, (_, raw) => raw)

describe('SFLOAT', () => {
  it('packs every one of the 65,536 patterns back to itself', () => {
    const changed = allSfloats.filter((raw) => packSfloat(unpackSfloat(raw)) !== raw)
    expect(changed).toEqual([])
  })

  it('finds a pattern of the same value for the value of every pattern', () => {
    const finite = allSfloats.filter((raw) => unpackSfloat(raw).kind === 'finite')

    const changed = finite.filter(
      (raw) => sfloatValue(sfloatOf(sfloatValue(raw))) !== sfloatValue(raw),
    )

    expect(finite).toHaveLength(0x10000 - 5)
    expect(changed).toEqual([])
  })

  it.each([
    [0x07ff, 'nan', Number.NaN],
    [0x0800, 'not-at-this-resolution', Number.NaN],
    [0x07fe, 'positive-infinity', Infinity],
    [0x0802, 'negative-infinity', -Infinity],
    [0x0801, 'reserved', Number.NaN],
  ] as const)('reads the special pattern %i as %s', (raw, kind, value) => {
    expect(unpackSfloat(raw)).toEqual({ kind })
    expect(sfloatValue(raw)).toBe(value)
    expect(packSfloat({ kind })).toBe(raw)
  })

  it.each([
    [0x0078, 120],
    [0xf0f3, 24.3],
    [0xf16c, 36.4],
    [0xffff, -0.1],
    [0x17fe, 20460],
    [0x57d0, 2e8],
    [0x8001, 1e-8],
  ])('reads %i as %d, as the digits say', (raw, value) => {
    expect(sfloatValue(raw)).toBe(value)
    expect(sfloatOf(value)).toBe(raw)
  })

  it('chooses another exponent where the plain mantissa would be a special value', () => {
    expect(sfloatValue(sfloatOf(2046))).toBe(2050)
    expect(sfloatValue(sfloatOf(-2048))).toBe(-2050)
  })

  it('rounds what it cannot hold to the nearest that it can', () => {
    expect(sfloatValue(sfloatOf(123.45))).toBe(123.5)
    expect(sfloatValue(sfloatOf(1.6e-8))).toBe(2e-8)
    expect(sfloatValue(sfloatOf(-4e-9))).toBe(0)
    expect(sfloatValue(sfloatOf(-6e-9))).toBe(-1e-8)
  })

  it('writes NaN and the infinities, and refuses what is too large', () => {
    expect(sfloatOf(Number.NaN)).toBe(0x07ff)
    expect(sfloatOf(-Infinity)).toBe(0x0802)
    expect(sfloatOf(2.047e10)).toBe(0x77ff)
    expect(() => sfloatOf(2.1e11)).toThrow('SFLOAT: 210000000000 is beyond 20470000000')
  })

  it('refuses parts that do not fit or that mean something else', () => {
    expect(() => packSfloat({ kind: 'finite', mantissa: 2048, exponent: 1 })).toThrow(
      'from -2048 to 2047, got 2048',
    )

    expect(() => packSfloat({ kind: 'finite', mantissa: 1, exponent: -9 })).toThrow(
      'from -8 to 7, got -9',
    )

    expect(() => packSfloat({ kind: 'finite', mantissa: 2047, exponent: 0 })).toThrow(
      'special value',
    )
  })
})

describe('FLOAT', () => {
  it('packs any 32-bit pattern back to itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (raw) => {
        expect(packFloat(unpackFloat(raw))).toBe(raw)
      }),
      { numRuns: 2000 },
    )
  })

  it('finds a pattern of the same value for any pattern that is a number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -0x7ffffc, max: 0x7ffffc }),
        fc.integer({ min: -128, max: 127 }),
        (mantissa, exponent) => {
          const value = medicalFloatValue({ kind: 'finite', mantissa, exponent })
          expect(floatValue(floatOf(value))).toBe(value)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    [0x007fffff, 'nan'],
    [0x00800000, 'not-at-this-resolution'],
    [0x007ffffe, 'positive-infinity'],
    [0x00800002, 'negative-infinity'],
    [0x00800001, 'reserved'],
  ] as const)('reads the special pattern %i as %s', (raw, kind) => {
    expect(unpackFloat(raw)).toEqual({ kind })
    expect(packFloat({ kind })).toBe(raw)
  })

  it('reads a body temperature', () => {
    // 36.6 degrees as the Health Thermometer specification writes it: 366 and an exponent of -1.
    expect(floatValue(0xff00016e)).toBe(36.6)
    expect(floatOf(36.6)).toBe(0xff00016e)
  })
})
