import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeBloodPressureFeature,
  encodeBloodPressureFeature,
} from '../standard/blood-pressure-feature.ts'
import { decodeCurrentTime, encodeCurrentTime } from './current-time.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'

const time = { year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }

describe('Current Time', () => {
  const value = {
    time,
    weekday: 6,
    fractions256: 128,
    adjustReasons: ['manual', 'daylight-saving'] as const,
  }

  it('is these bytes on the wire', () => {
    expect(hexOfBytes(encodeCurrentTime(value))).toBe('ea070b1508053b068009')
    expect(decodeCurrentTime(bytesOfHex('ea070b1508053b068009'))).toEqual(value)
  })

  it('comes back with every combination of reasons, every weekday and every fraction', () => {
    const anyTime = fc.record({
      time: fc.constant(time),
      weekday: fc.integer({ min: 0, max: 7 }),
      fractions256: fc.integer({ min: 0, max: 255 }),
      adjustReasons: fc.subarray([
        'manual',
        'external-reference',
        'time-zone',
        'daylight-saving',
      ] as const),
    })

    const seenReasons = new Set<number | undefined>()

    fc.assert(
      fc.property(anyTime, (current) => {
        const bytes = encodeCurrentTime(current)
        seenReasons.add(bytes[9])
        expect(decodeCurrentTime(bytes)).toEqual(current)
      }),
      { numRuns: 500 },
    )

    expect(seenReasons.size).toBe(16)
  })

  it('refuses an eighth weekday in both directions and ignores reserved reasons', () => {
    expect(() => encodeCurrentTime({ ...value, weekday: 8 })).toThrow(
      'weekday: expected an integer from 0 to 7, got 8',
    )

    expect(() => decodeCurrentTime(bytesOfHex('ea070b1508053b080000'))).toThrow(
      'from 0 to 7, got 8',
    )

    expect(() => encodeCurrentTime({ ...value, fractions256: 256 })).toThrow(
      'from 0 to 255, got 256',
    )

    expect(decodeCurrentTime(bytesOfHex('ea070b1508053b0600f0')).adjustReasons).toEqual([])
  })
})

describe('Blood Pressure Feature', () => {
  it('has a bit for each of its nine features', () => {
    for (let bits = 0; bits < 512; bits++) {
      const bytes = Uint8Array.of(bits & 0xff, bits >> 8)
      expect(encodeBloodPressureFeature(decodeBloodPressureFeature(bytes))).toEqual(bytes)
    }

    expect(
      hexOfBytes(encodeBloodPressureFeature(['measurement-position', 'irregular-pulse'])),
    ).toBe('1400')

    expect(decodeBloodPressureFeature(bytesOfHex('01fe'))).toEqual(['body-movement'])
  })
})
