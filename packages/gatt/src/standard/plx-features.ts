import type { BitNames } from '../bytes/bit-names.ts'
import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { PlxMeasurementStatus, PlxSensorStatus } from './plx-status.ts'
import { PLX_MEASUREMENT_STATUS, PLX_SENSOR_STATUS } from './plx-status.ts'

/** Supported Features (Pulse Oximeter Service 1.0.1, 3.3.1.1) without bits 0 and 1, which say whether a field follows. */
const FEATURES = [
  [2, 'spot-check-storage'],
  [3, 'spot-check-time'],
  [4, 'fast'],
  [5, 'slow'],
  [6, 'pulse-amplitude-index'],
  [7, 'multiple-bonds'],
] as const satisfies BitNames<string>

const HAS_MEASUREMENT_STATUS = 0x01
const HAS_SENSOR_STATUS = 0x02

export interface PlxFeatures {
  readonly features: readonly (typeof FEATURES)[number][1][]
  /** The states that the oximeter can report; undefined where it reports none. */
  readonly measurementStatus?: readonly PlxMeasurementStatus[]
  readonly sensorStatus?: readonly PlxSensorStatus[]
}

export function encodePlxFeatures(value: PlxFeatures): Uint8Array<ArrayBuffer> {
  const { measurementStatus, sensorStatus } = value

  const bits =
    bitsOfNames(value.features, FEATURES) |
    (measurementStatus === undefined ? 0 : HAS_MEASUREMENT_STATUS) |
    (sensorStatus === undefined ? 0 : HAS_SENSOR_STATUS)

  const writer = new ByteWriter().uint16(bits, 'supported features')

  if (measurementStatus !== undefined) {
    writer.uint16(
      bitsOfNames(measurementStatus, PLX_MEASUREMENT_STATUS),
      'measurement status support',
    )
  }

  if (sensorStatus !== undefined) {
    writer.uint24(bitsOfNames(sensorStatus, PLX_SENSOR_STATUS), 'device and sensor status support')
  }

  return writer.finish()
}

/** Reserved bits are ignored. Throws GattError `too-short` or `too-long`. */
export function decodePlxFeatures(bytes: ArrayBufferView): PlxFeatures {
  const reader = new ByteReader(bytes, 'PLX Features')
  const bits = reader.uint16('supported features')

  const value: PlxFeatures = {
    features: namesOfBits(bits, FEATURES),
    measurementStatus:
      (bits & HAS_MEASUREMENT_STATUS) === 0
        ? undefined
        : namesOfBits(reader.uint16('measurement status support'), PLX_MEASUREMENT_STATUS),
    sensorStatus:
      (bits & HAS_SENSOR_STATUS) === 0
        ? undefined
        : namesOfBits(reader.uint24('device and sensor status support'), PLX_SENSOR_STATUS),
  }

  reader.end()
  return value
}
