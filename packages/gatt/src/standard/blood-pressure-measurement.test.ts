import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeBloodPressureMeasurement,
  encodeBloodPressureMeasurement,
} from './blood-pressure-measurement.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const pressure = fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10)

const anyMeasurement = fc.record({
  unit: fc.constantFrom('mmHg' as const, 'kPa' as const),
  systolic: pressure,
  diastolic: pressure,
  meanArterial: fc.oneof(pressure, fc.constant(Number.NaN)),
  time: optional(
    fc.constant({ year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }),
  ),
  pulseBpm: optional(fc.integer({ min: 0, max: 300 })),
  userId: optional(fc.integer({ min: 0, max: 255 })),
  status: optional(
    fc.record({
      bodyMoved: fc.boolean(),
      cuffTooLoose: fc.boolean(),
      irregularPulse: fc.boolean(),
      pulseRange: fc.constantFrom(
        'within' as const,
        'above' as const,
        'below' as const,
        'reserved' as const,
      ),
      wrongPosition: fc.boolean(),
    }),
  ),
})

describe('Blood Pressure Measurement', () => {
  it('is these bytes on the wire', () => {
    const status = {
      bodyMoved: true,
      cuffTooLoose: false,
      irregularPulse: true,
      pulseRange: 'below' as const,
      wrongPosition: true,
    }

    const value = {
      unit: 'mmHg' as const,
      systolic: 138,
      diastolic: 86,
      meanArterial: 103.5,
      pulseBpm: 71,
      userId: 2,
      status,
    }

    const hex = '1c8a0056000bf44700023500'
    expect(hexOfBytes(encodeBloodPressureMeasurement(value))).toBe(hex)
    expect(decodeBloodPressureMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags', () => {
    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodeBloodPressureMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodeBloodPressureMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 2000 },
    )

    expect(seenFlags.size).toBe(32)
  })

  it('says which field is missing', () => {
    expect(() => decodeBloodPressureMeasurement(bytesOfHex('0078005000'))).toThrow(
      'mean arterial pressure needs 7 bytes, the value has 5',
    )

    expect(() => decodeBloodPressureMeasurement(bytesOfHex('0278005000640001'))).toThrow(
      'time stamp needs 14 bytes',
    )
  })
})
