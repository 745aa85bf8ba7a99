import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import { decodePlxFeatures, encodePlxFeatures } from './plx-features.ts'
import {
  decodePlxContinuousMeasurement,
  decodePlxSpotCheckMeasurement,
  encodePlxContinuousMeasurement,
  encodePlxSpotCheckMeasurement,
} from './plx-measurement.ts'
import { PLX_MEASUREMENT_STATUS, PLX_SENSOR_STATUS } from './plx-status.ts'

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const sfloat = fc.oneof(
  fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10),
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
)

const oxygen = fc.record({ spo2Percent: sfloat, pulseBpm: sfloat })
const measurementStatus = fc.subarray(PLX_MEASUREMENT_STATUS.map(([, name]) => name))
const sensorStatus = fc.subarray(PLX_SENSOR_STATUS.map(([, name]) => name))

const quality = {
  spo2Percent: sfloat,
  pulseBpm: sfloat,
  measurementStatus: optional(measurementStatus),
  sensorStatus: optional(sensorStatus),
  pulseAmplitudeIndex: optional(sfloat),
}

const time = { year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }

describe('PLX Continuous Measurement', () => {
  it('is these bytes on the wire', () => {
    const value = {
      spo2Percent: 97,
      pulseBpm: 61,
      fast: { spo2Percent: 96, pulseBpm: 62 },
      slow: { spo2Percent: 98, pulseBpm: 60 },
      measurementStatus: ['measurement-ongoing', 'invalid-measurement'] as const,
      sensorStatus: ['extended-display-update', 'sensor-disconnected'] as const,
      pulseAmplitudeIndex: 1.5,
    }

    // Flags; SpO2 and pulse: normal, fast, slow; the two status fields; the index.
    const hex = ['1f', '61003d00', '60003e00', '62003c00', '2080', '018000', '0ff0'].join('')
    expect(hexOfBytes(encodePlxContinuousMeasurement(value))).toBe(hex)
    expect(decodePlxContinuousMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags', () => {
    const anyMeasurement = fc.record({ ...quality, fast: optional(oxygen), slow: optional(oxygen) })
    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodePlxContinuousMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodePlxContinuousMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 2000 },
    )

    expect(seenFlags.size).toBe(32)
  })

  it('reads a value that the oximeter does not have as NaN', () => {
    expect(decodePlxContinuousMeasurement(bytesOfHex('00ff070008'))).toMatchObject({
      spo2Percent: Number.NaN,
      pulseBpm: Number.NaN,
    })
  })

  it('ignores reserved bits', () => {
    expect(decodePlxContinuousMeasurement(bytesOfHex('ec61003d001f000000ff'))).toMatchObject({
      measurementStatus: [],
      sensorStatus: [],
    })
  })

  it('says which field is missing', () => {
    expect(() => decodePlxContinuousMeasurement(bytesOfHex('0861003d000000'))).toThrow(
      'device and sensor status needs 8 bytes, the value has 7',
    )

    expect(() => decodePlxContinuousMeasurement(bytesOfHex('0261003d006000'))).toThrow(
      'slow pulse rate needs 9 bytes',
    )
  })
})

describe('PLX Spot-check Measurement', () => {
  it('is these bytes on the wire', () => {
    const value = {
      spo2Percent: 95.5,
      pulseBpm: 71,
      time,
      measurementStatus: ['fully-qualified-data'] as const,
      sensorStatus: ['low-perfusion'] as const,
      pulseAmplitudeIndex: 0.3,
      clockNotSet: true,
    }

    const hex = ['1f', 'bbf34700', 'ea070b1508053b', '0001', '200000', '03f0'].join('')
    expect(hexOfBytes(encodePlxSpotCheckMeasurement(value))).toBe(hex)
    expect(decodePlxSpotCheckMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags', () => {
    const anyMeasurement = fc.record({
      ...quality,
      time: optional(fc.constant(time)),
      clockNotSet: fc.boolean(),
    })

    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodePlxSpotCheckMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodePlxSpotCheckMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 2000 },
    )

    expect(seenFlags.size).toBe(32)
  })
})

describe('PLX status fields', () => {
  it('have one bit for each name, at the place that the service gives it', () => {
    for (const [bit, name] of PLX_MEASUREMENT_STATUS) {
      const bytes = encodePlxContinuousMeasurement({
        spo2Percent: 97,
        pulseBpm: 61,
        measurementStatus: [name],
      })

      expect(new DataView(bytes.buffer).getUint16(5, true)).toBe(2 ** bit)
    }

    for (const [bit, name] of PLX_SENSOR_STATUS) {
      const bytes = encodePlxContinuousMeasurement({
        spo2Percent: 97,
        pulseBpm: 61,
        sensorStatus: [name],
      })

      expect(new DataView(bytes.buffer).getUint16(5, true)).toBe(2 ** bit)
    }

    expect(PLX_MEASUREMENT_STATUS.map(([bit]) => bit)).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ])

    expect(PLX_SENSOR_STATUS.map(([bit]) => bit)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ])
  })
})

describe('PLX Features', () => {
  it('is these bytes on the wire', () => {
    const value = {
      features: ['fast', 'pulse-amplitude-index'],
      measurementStatus: ['measurement-ongoing'],
      sensorStatus: ['poor-signal'],
    } as const

    expect(hexOfBytes(encodePlxFeatures(value))).toBe('53002000100000')
    expect(decodePlxFeatures(bytesOfHex('53002000100000'))).toEqual(value)
  })

  it('comes back with every combination of features', () => {
    for (let bits = 0; bits < 256; bits++) {
      const fields = [
        ...((bits & 1) === 0 ? [] : [0x20, 0x80]),
        ...((bits & 2) === 0 ? [] : [0x01, 0x80, 0]),
      ]

      const bytes = Uint8Array.of(bits, 0, ...fields)
      expect(encodePlxFeatures(decodePlxFeatures(bytes))).toEqual(bytes)
    }
  })
})
