import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeHeartRateMeasurement,
  encodeHeartRateMeasurement,
  rrMilliseconds,
  rrSteps,
} from './heart-rate-measurement.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const uint16 = fc.integer({ min: 0, max: 0xffff })

const anyMeasurement = fc
  .record({
    wideRate: fc.boolean(),
    heartRateBpm: fc.oneof(fc.integer({ min: 0, max: 0xff }), uint16),
    contact: optional(fc.boolean()),
    energyExpendedKj: optional(uint16),
    rrIntervals: optional(fc.array(uint16, { maxLength: 9 })),
  })
  .map((value) => ({ ...value, wideRate: value.wideRate || value.heartRateBpm > 0xff }))

describe('Heart Rate Measurement', () => {
  it.each([
    ['0048', { heartRateBpm: 72, wideRate: false }],
    ['012c01', { heartRateBpm: 300, wideRate: true }],
    ['0448', { heartRateBpm: 72, wideRate: false, contact: false }],
    ['0648', { heartRateBpm: 72, wideRate: false, contact: true }],
    ['0848e803', { heartRateBpm: 72, wideRate: false, energyExpendedKj: 1000 }],
    [
      '1e48e80300042003',
      {
        heartRateBpm: 72,
        wideRate: false,
        contact: true,
        energyExpendedKj: 1000,
        rrIntervals: [1024, 800],
      },
    ],
  ])('is %s on the wire', (hex, value) => {
    expect(hexOfBytes(encodeHeartRateMeasurement(value))).toBe(hex)
    expect(decodeHeartRateMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags', () => {
    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodeHeartRateMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodeHeartRateMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 2000 },
    )

    // Wide or not, contact unknown, off or on, energy, intervals: 2 x 3 x 2 x 2.
    expect(seenFlags.size).toBe(24)
  })

  it('takes a rate that needs 16 bits without being told', () => {
    expect(hexOfBytes(encodeHeartRateMeasurement({ heartRateBpm: 256 }))).toBe('010001')
  })

  it('says how many bytes are missing or too many', () => {
    expect(() => decodeHeartRateMeasurement(bytesOfHex('01'))).toThrow(
      'heart rate needs 3 bytes, the value has 1',
    )

    expect(() => decodeHeartRateMeasurement(bytesOfHex('104804'))).toThrow(
      'RR interval needs 4 bytes, the value has 3',
    )

    expect(() => decodeHeartRateMeasurement(bytesOfHex('004800'))).toThrow(
      'expected 2 bytes, got 3',
    )

    expect(() => decodeHeartRateMeasurement(new Uint8Array(0))).toThrow(
      'flags needs 1 bytes, the value has 0',
    )
  })

  it('reads a view into a larger buffer', () => {
    const packet = bytesOfHex('ffff0648ffff')

    expect(decodeHeartRateMeasurement(new DataView(packet.buffer, 2, 2))).toMatchObject({
      heartRateBpm: 72,
      contact: true,
    })
  })

  it('refuses numbers that do not fit', () => {
    expect(() => encodeHeartRateMeasurement({ heartRateBpm: 70000 })).toThrow(
      'from 0 to 65535, got 70000',
    )

    expect(() => encodeHeartRateMeasurement({ heartRateBpm: 72.5 })).toThrow('got 72.5')
  })

  it('counts RR intervals in 1/1024 s', () => {
    expect(rrMilliseconds(1024)).toBe(1000)
    expect(rrSteps(800)).toBe(819)
  })
})
