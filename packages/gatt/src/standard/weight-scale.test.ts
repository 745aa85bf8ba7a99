import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import { decodeWeightMeasurement, encodeWeightMeasurement } from './weight-measurement.ts'
import { decodeWeightScaleFeature, encodeWeightScaleFeature } from './weight-scale-feature.ts'
import {
  fullUuid,
  WEIGHT_MEASUREMENT,
  WEIGHT_SCALE_FEATURE,
  WEIGHT_SCALE_SERVICE,
} from '../uuids.ts'

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const raw = fc.integer({ min: 0, max: 0xfffe })
const time = { year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }

const anyMeasurement = fc
  .record({
    imperial: fc.boolean(),
    weight: raw,
    time: optional(fc.constant(time)),
    userId: optional(fc.integer({ min: 0, max: 255 })),
    body: optional(fc.record({ bmi: raw, height: raw })),
  })
  .map(({ imperial, weight, body, ...rest }) => ({
    ...rest,
    units: imperial ? ('imperial' as const) : ('metric' as const),
    weight: weight / (imperial ? 100 : 200),
    body: body && { bmi: body.bmi / 10, height: body.height / (imperial ? 10 : 1000) },
  }))

const heavy = (weight: number) => () => encodeWeightMeasurement({ units: 'metric', weight })

const feature = (bits: number) =>
  decodeWeightScaleFeature(Uint8Array.of(bits & 0xff, bits >> 8, 0, 0))

it('is found by the numbers that were assigned to it', () => {
  const numbers = [WEIGHT_SCALE_SERVICE, WEIGHT_MEASUREMENT, WEIGHT_SCALE_FEATURE]
  const starts = numbers.map((number) => fullUuid(number).slice(0, 8))
  expect(starts).toEqual(['0000181d', '00002a9d', '00002a9e'])
})

describe('Weight Measurement', () => {
  it('is these bytes on the wire in kilograms and metres', () => {
    const value = {
      units: 'metric' as const,
      weight: 61.5,
      time,
      userId: 2,
      body: { bmi: 24.6, height: 1.58 },
    }

    const hex = '0e0c30ea070b1508053b02f6002c06'
    expect(hexOfBytes(encodeWeightMeasurement(value))).toBe(hex)
    expect(decodeWeightMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('is these bytes on the wire in pounds and inches', () => {
    const value = {
      units: 'imperial' as const,
      weight: 135.58,
      body: { bmi: 24.6, height: 62.2 },
    }

    const hex = '09f634f6006e02'
    expect(hexOfBytes(encodeWeightMeasurement(value))).toBe(hex)
    expect(decodeWeightMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags, to the last digit', () => {
    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodeWeightMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodeWeightMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 2000 },
    )

    expect(seenFlags.size).toBe(16)
  })

  it('has no number where the scale could not measure, and nothing that was made of it', () => {
    const failed = { units: 'metric' as const, weight: Number.NaN, time, userId: 255 }
    const hex = '06ffffea070b1508053bff'
    expect(hexOfBytes(encodeWeightMeasurement(failed))).toBe(hex)
    expect(decodeWeightMeasurement(bytesOfHex(hex))).toEqual(failed)
    expect(decodeWeightMeasurement(bytesOfHex('08fffff6002c06'))).not.toHaveProperty('body')

    expect(() => encodeWeightMeasurement({ ...failed, body: { bmi: 24.6, height: 1.58 } })).toThrow(
      'expected none without a weight',
    )
  })

  it('refuses what does not fit, or would read as no weight', () => {
    expect(heavy(327.67)()).toEqual(bytesOfHex('00feff'))
    expect(heavy(327.675)).toThrow('weight: expected an integer from 0 to 65534, got 65535')
    expect(heavy(-0.005)).toThrow('got -1')
    expect(heavy(Infinity)).toThrow('got Infinity')
  })

  it('says which field is missing', () => {
    expect(() => decodeWeightMeasurement(bytesOfHex('08e82ef600'))).toThrow(
      'height needs 7 bytes, the value has 5',
    )

    expect(() => decodeWeightMeasurement(bytesOfHex('02e82eea07'))).toThrow(
      'time stamp needs 10 bytes',
    )
  })
})

describe('Weight Scale Feature', () => {
  it('is these bytes on the wire', () => {
    const value = {
      features: ['time', 'bmi'] as const,
      weightStepKg: 0.05 as const,
      heightStepM: 0.001 as const,
    }

    expect(hexOfBytes(encodeWeightScaleFeature(value))).toBe('a5010000')
    expect(decodeWeightScaleFeature(bytesOfHex('a5010000'))).toEqual(value)
  })

  it('may say nothing of its steps', () => {
    expect(hexOfBytes(encodeWeightScaleFeature({ features: ['multiple-users'] }))).toBe('02000000')
    expect(decodeWeightScaleFeature(bytesOfHex('02fcffff')).features).toEqual(['multiple-users'])
  })

  it('counts the steps as the specification does, and refuses those that it does not have', () => {
    const weights = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => feature(step << 3).weightStepKg)
    expect(weights).toEqual([undefined, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005])
    const heights = [0, 1, 2, 3].map((step) => feature(step << 7).heightStepM)
    expect(heights).toEqual([undefined, 0.01, 0.005, 0.001])
    expect(() => feature(8 << 3)).toThrow('resolution: expected at most 7, got 8')
    expect(() => feature(4 << 7)).toThrow('resolution: expected at most 3, got 4')
  })
})
