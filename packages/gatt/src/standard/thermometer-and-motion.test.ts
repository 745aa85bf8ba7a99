import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import {
  decodeRscFeature,
  decodeRscMeasurement,
  encodeRscFeature,
  encodeRscMeasurement,
} from './rsc-measurement.ts'
import {
  decodeTemperatureMeasurement,
  encodeTemperatureMeasurement,
} from './temperature-measurement.ts'

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const time = { year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }

const sites = [
  'armpit',
  'body',
  'ear',
  'finger',
  'gastro-intestinal-tract',
  'mouth',
  'rectum',
  'toe',
  'tympanum',
]

describe('Temperature Measurement', () => {
  it.each([
    ['006e0100ff', { unit: 'celsius', temperature: 36.6 }],
    ['01db0300ff', { unit: 'fahrenheit', temperature: 98.7 }],
    ['02520d00feea070b1508053b', { unit: 'celsius', temperature: 34.1, time }],
    ['04ffff7f0009', { unit: 'celsius', temperature: Number.NaN, site: 'tympanum' }],
  ] as const)('is %s on the wire', (hex, value) => {
    expect(decodeTemperatureMeasurement(bytesOfHex(hex))).toEqual(value)
    expect(decodeTemperatureMeasurement(encodeTemperatureMeasurement(value))).toEqual(value)
  })

  it('writes the digits that are there, and NaN as its pattern', () => {
    expect(hexOfBytes(encodeTemperatureMeasurement({ unit: 'celsius', temperature: 36.6 }))).toBe(
      '006e0100ff',
    )

    expect(
      hexOfBytes(encodeTemperatureMeasurement({ unit: 'celsius', temperature: Number.NaN })),
    ).toBe('00ffff7f00')
  })

  it('numbers the sites from 1', () => {
    const read = sites.map(
      (_, i) => decodeTemperatureMeasurement(Uint8Array.of(4, 0, 0, 0, 0, i + 1)).site,
    )

    expect(read).toEqual(sites)

    for (const byte of [0, 10]) {
      expect(() => decodeTemperatureMeasurement(Uint8Array.of(4, 0, 0, 0, 0, byte))).toThrow(
        `temperature type: expected 1 to 9, got ${byte}`,
      )
    }
  })

  it('comes back with every combination of flags', () => {
    const anyMeasurement = fc.record({
      unit: fc.constantFrom('celsius' as const, 'fahrenheit' as const),
      temperature: fc.oneof(
        fc.integer({ min: -50_000, max: 120_000 }).map((thousandths) => thousandths / 1000),
        fc.constantFrom(Number.NaN, Infinity, -Infinity),
      ),
      time: optional(fc.constant(time)),
      site: optional(fc.constantFrom('armpit' as const, 'finger' as const, 'tympanum' as const)),
    })

    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodeTemperatureMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodeTemperatureMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 1000 },
    )

    expect(seenFlags.size).toBe(8)
  })
})

describe('RSC Measurement', () => {
  it('is these bytes on the wire', () => {
    const value = {
      speedMps: 1.25,
      cadence: 104,
      strideLengthMetres: 0.72,
      totalDistanceMetres: 4321.5,
      gait: 'running',
    } as const

    // Flags, speed 320/256, cadence, 72 cm, 43,215 dm.
    const hex = ['07', '4001', '68', '4800', 'cfa80000'].join('')
    expect(hexOfBytes(encodeRscMeasurement(value))).toBe(hex)
    expect(decodeRscMeasurement(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back with every combination of flags and every step of each field', () => {
    const anyMeasurement = fc.record({
      speedMps: fc.integer({ min: 0, max: 0xffff }).map((steps) => steps / 256),
      cadence: fc.integer({ min: 0, max: 0xff }),
      strideLengthMetres: optional(fc.integer({ min: 0, max: 0xffff }).map((steps) => steps / 100)),
      totalDistanceMetres: optional(
        fc.integer({ min: 0, max: 0xffffffff }).map((steps) => steps / 10),
      ),
      gait: fc.constantFrom('walking' as const, 'running' as const),
    })

    const seenFlags = new Set<number | undefined>()

    fc.assert(
      fc.property(anyMeasurement, (value) => {
        const bytes = encodeRscMeasurement(value)
        seenFlags.add(bytes[0])
        expect(decodeRscMeasurement(bytes)).toEqual(value)
      }),
      { numRuns: 1000 },
    )

    expect(seenFlags.size).toBe(8)
  })

  it('rounds a speed between two steps, and refuses what does not fit', () => {
    const walking = { speedMps: 1, cadence: 100, gait: 'walking' } as const

    expect(
      decodeRscMeasurement(encodeRscMeasurement({ ...walking, speedMps: 1.001 })).speedMps,
    ).toBe(1)

    expect(() => encodeRscMeasurement({ ...walking, speedMps: 256 })).toThrow('got 65536')
    expect(() => encodeRscMeasurement({ ...walking, speedMps: Number.NaN })).toThrow('got NaN')

    expect(() => encodeRscMeasurement({ ...walking, cadence: 256 })).toThrow(
      'from 0 to 255, got 256',
    )

    expect(() => encodeRscMeasurement({ ...walking, strideLengthMetres: -0.01 })).toThrow(
      'stride length in cm',
    )

    expect(() => encodeRscMeasurement({ ...walking, totalDistanceMetres: 2 ** 32 / 10 })).toThrow(
      'got 4294967296',
    )
  })
})

describe('RSC Feature', () => {
  it('has a bit for each of its five features', () => {
    for (let bits = 0; bits < 32; bits++) {
      expect(encodeRscFeature(decodeRscFeature(Uint8Array.of(bits, 0)))).toEqual(
        Uint8Array.of(bits, 0),
      )
    }

    expect(encodeRscFeature(['walking-or-running', 'stride-length'])).toEqual(
      Uint8Array.of(0b101, 0),
    )

    expect(decodeRscFeature(Uint8Array.of(0xe2, 0xff))).toEqual(['total-distance'])
  })
})
