import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex } from './hex.ts'
import * as gatt from '../index.ts'

/** Every attribute: a whole value, and whether bytes more than that are another value (a list) or malformed. */
const attribute = <Value>(
  name: string,
  codec: readonly [decode: (bytes: ArrayBufferView) => Value, encode: (value: Value) => Uint8Array],
  whole: { readonly hex: string; readonly openEnded?: boolean },
) => ({
  name,
  bytes: bytesOfHex(whole.hex),
  openEnded: whole.openEnded === true,
  decode: (bytes: Uint8Array): unknown => codec[0](bytes),
  again: (bytes: Uint8Array): unknown => codec[0](codec[1](codec[0](bytes))),
})

const fixed = (hex: string) => ({ hex })
const list = (hex: string) => ({ hex, openEnded: true })

const ATTRIBUTES = [
  attribute('Battery Level', [gatt.decodeBatteryLevel, gatt.encodeBatteryLevel], fixed('50')),
  attribute('Date Time', [gatt.decodeDateTime, gatt.encodeDateTime], fixed('ea070b1508053b')),
  attribute(
    'Current Time',
    [gatt.decodeCurrentTime, gatt.encodeCurrentTime],
    fixed('ea070b1508053b068009'),
  ),
  attribute('System ID', [gatt.decodeSystemId, gatt.encodeSystemId], fixed('9a78563412efcdab')),
  attribute(
    'Body Sensor Location',
    [gatt.decodeBodySensorLocation, gatt.encodeBodySensorLocation],
    fixed('02'),
  ),
  attribute(
    'Heart Rate Measurement',
    [gatt.decodeHeartRateMeasurement, gatt.encodeHeartRateMeasurement],
    fixed('0f4800e803'),
  ),
  attribute(
    'Blood Pressure Measurement',
    [gatt.decodeBloodPressureMeasurement, gatt.encodeBloodPressureMeasurement],
    fixed('1f8a0056000bf4ea070b1508053b4700023500'),
  ),
  attribute(
    'Blood Pressure Feature',
    [gatt.decodeBloodPressureFeature, gatt.encodeBloodPressureFeature],
    fixed('1400'),
  ),
  attribute(
    'PLX Continuous Measurement',
    [gatt.decodePlxContinuousMeasurement, gatt.encodePlxContinuousMeasurement],
    fixed('1f61003d0060003e0062003c0020800180000ff0'),
  ),
  attribute(
    'PLX Spot-check Measurement',
    [gatt.decodePlxSpotCheckMeasurement, gatt.encodePlxSpotCheckMeasurement],
    fixed('1fbbf34700ea070b1508053b000120000003f0'),
  ),
  attribute(
    'PLX Features',
    [gatt.decodePlxFeatures, gatt.encodePlxFeatures],
    fixed('53002000100000'),
  ),
  attribute(
    'Temperature Measurement',
    [gatt.decodeTemperatureMeasurement, gatt.encodeTemperatureMeasurement],
    fixed('076e0100ffea070b1508053b09'),
  ),
  attribute(
    'RSC Measurement',
    [gatt.decodeRscMeasurement, gatt.encodeRscMeasurement],
    fixed('074001684800cfa80000'),
  ),
  attribute('RSC Feature', [gatt.decodeRscFeature, gatt.encodeRscFeature], fixed('0500')),
  attribute(
    'Weight Measurement',
    [gatt.decodeWeightMeasurement, gatt.encodeWeightMeasurement],
    fixed('0e0c30ea070b1508053b02f6002c06'),
  ),
  attribute(
    'Weight Scale Feature',
    [gatt.decodeWeightScaleFeature, gatt.encodeWeightScaleFeature],
    fixed('a5010000'),
  ),
  attribute(
    'ECG data',
    [gatt.decodeEcgData, gatt.encodeEcgData],
    list('00020118171615141312110001010000'),
  ),
  attribute(
    'ECG control command',
    [gatt.decodeEcgControlCommand, gatt.encodeEcgControlCommand],
    fixed('02000002'),
  ),
  attribute(
    'ECG control response',
    [gatt.decodeEcgControlResponse, gatt.encodeEcgControlResponse],
    fixed('f002000000020500000000000000'),
  ),
  attribute('ECG status', [gatt.decodeEcgStatus, gatt.encodeEcgStatus], fixed('05')),
  attribute(
    'watch log request',
    [gatt.decodeWatchLogRequest, gatt.encodeWatchLogRequest],
    fixed('01401c2069'),
  ),
  attribute('hourly steps', [gatt.decodeHourlySteps, gatt.encodeHourlySteps], list('401c2069b404')),
  attribute(
    'sleep record',
    [gatt.decodeSleepRecord, gatt.encodeSleepRecord],
    fixed('401c2069008020693602000100000c00032c0100302069562d00'),
  ),
  attribute('fragment', [gatt.decodeFragment, gatt.encodeFragment], list('0201010299')),
]

/** The value, or the code of the refusal; any other error is a fault of ours. */
const outcomeOf = (run: () => unknown): { value: unknown } | { code: string } => {
  try {
    return { value: run() }
  } catch (error) {
    if (error instanceof gatt.GattError) return { code: error.code }
    throw error
  }
}

const codeOf = (run: () => unknown): string | undefined => {
  const outcome = outcomeOf(run)
  return 'code' in outcome ? outcome.code : undefined
}

const LISTS = ATTRIBUTES.filter(({ openEnded }) => openEnded)
const FIXED = ATTRIBUTES.filter(({ openEnded }) => !openEnded)

it.each(FIXED)('$name is too long with one byte more', ({ bytes, decode }) => {
  expect(codeOf(() => decode(Uint8Array.of(...bytes, 0)))).toBe('too-long')
})

it.each(LISTS)('$name takes more of the same', ({ bytes, decode }) => {
  expect(codeOf(() => decode(Uint8Array.of(...bytes, 1, 1, 1, 1, 1, 1)))).toBeUndefined()
})

describe.each(ATTRIBUTES)('$name', ({ bytes, decode, again }) => {
  it('is too short wherever it is cut', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect([length, codeOf(() => decode(bytes.subarray(0, length)))]).toEqual([
        length,
        'too-short',
      ])
    }

    expect(codeOf(() => decode(bytes))).toBeUndefined()
  })

  it('reads any bytes as a value that survives the way back, or refuses them with a code', () => {
    const damaged = fc
      .array(fc.record({ at: fc.nat(bytes.length - 1), byte: fc.nat(255) }), { maxLength: 4 })
      .map((changes) => {
        const copy = Uint8Array.from(bytes)
        for (const { at, byte } of changes) copy[at] = byte
        return copy
      })

    fc.assert(
      fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 40 })), (input) => {
        expect(outcomeOf(() => again(input))).toEqual(outcomeOf(() => decode(input)))
      }),
      { numRuns: 1000 },
    )
  })

  it('reads a view into a larger buffer', () => {
    const packet = Uint8Array.of(0xee, ...bytes, 0xee)
    expect(decode(packet.subarray(1, -1))).toEqual(decode(bytes))
  })
})
