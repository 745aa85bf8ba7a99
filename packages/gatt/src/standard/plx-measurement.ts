import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { DateTime } from '../time/date-time.ts'
import { DATE_TIME_BYTES, decodeDateTime, encodeDateTime } from '../time/date-time.ts'
import { sfloatOf, sfloatValue } from '../bytes/medical-float.ts'
import type { PlxMeasurementStatus, PlxSensorStatus } from './plx-status.ts'
import { PLX_MEASUREMENT_STATUS, PLX_SENSOR_STATUS } from './plx-status.ts'

/** Flag bits of PLX Continuous Measurement (Pulse Oximeter Service 1.0.1, 3.2.1.1). */
const CONTINUOUS_FAST = 0x01
const CONTINUOUS_SLOW = 0x02
const CONTINUOUS_MEASUREMENT_STATUS = 0x04
const CONTINUOUS_SENSOR_STATUS = 0x08
const CONTINUOUS_PULSE_AMPLITUDE = 0x10

/** Flag bits of PLX Spot-check Measurement (the same, 3.1.1.1). */
const SPOT_TIME = 0x01
const SPOT_MEASUREMENT_STATUS = 0x02
const SPOT_SENSOR_STATUS = 0x04
const SPOT_PULSE_AMPLITUDE = 0x08
const SPOT_CLOCK_NOT_SET = 0x10

/** Each may be NaN: the oximeter has no value, for example while it searches for the pulse. */
export interface OxygenAndPulse {
  /** Per cent. */
  readonly spo2Percent: number
  readonly pulseBpm: number
}

interface PlxQuality {
  /** In the order of the bits; undefined where the field is not sent. */
  readonly measurementStatus?: readonly PlxMeasurementStatus[]
  readonly sensorStatus?: readonly PlxSensorStatus[]
  /** Per cent of perfusion. */
  readonly pulseAmplitudeIndex?: number
}

export interface PlxContinuousMeasurement extends OxygenAndPulse, PlxQuality {
  /** Averaged over a shorter time than the main values. */
  readonly fast?: OxygenAndPulse
  /** Averaged over a longer time. */
  readonly slow?: OxygenAndPulse
}

export interface PlxSpotCheckMeasurement extends OxygenAndPulse, PlxQuality {
  readonly time?: DateTime
  /** The oximeter has not been told the time since its clock last stopped: `time` orders its readings, no more. */
  readonly clockNotSet: boolean
}

/** Throws GattError `out-of-range` when a number does not fit its field. */
export function encodePlxContinuousMeasurement(
  value: PlxContinuousMeasurement,
): Uint8Array<ArrayBuffer> {
  const flags =
    (value.fast === undefined ? 0 : CONTINUOUS_FAST) |
    (value.slow === undefined ? 0 : CONTINUOUS_SLOW) |
    (value.measurementStatus === undefined ? 0 : CONTINUOUS_MEASUREMENT_STATUS) |
    (value.sensorStatus === undefined ? 0 : CONTINUOUS_SENSOR_STATUS) |
    (value.pulseAmplitudeIndex === undefined ? 0 : CONTINUOUS_PULSE_AMPLITUDE)

  const writer = new ByteWriter().uint8(flags, 'flags')
  writeOxygen(writer, value)
  if (value.fast !== undefined) writeOxygen(writer, value.fast)
  if (value.slow !== undefined) writeOxygen(writer, value.slow)
  writeQuality(writer, value)
  return writer.finish()
}

/** Reserved bits are ignored. Throws GattError `too-short` or `too-long`. */
export function decodePlxContinuousMeasurement(bytes: ArrayBufferView): PlxContinuousMeasurement {
  const reader = new ByteReader(bytes, 'PLX Continuous Measurement')
  const flags = reader.uint8('flags')
  const has = (flag: number): boolean => (flags & flag) !== 0

  const value: PlxContinuousMeasurement = {
    ...readOxygen(reader, 'normal'),
    fast: has(CONTINUOUS_FAST) ? readOxygen(reader, 'fast') : undefined,
    slow: has(CONTINUOUS_SLOW) ? readOxygen(reader, 'slow') : undefined,
    ...readQuality(reader, {
      measurement: has(CONTINUOUS_MEASUREMENT_STATUS),
      sensor: has(CONTINUOUS_SENSOR_STATUS),
      amplitude: has(CONTINUOUS_PULSE_AMPLITUDE),
    }),
  }

  reader.end()
  return value
}

/** Throws GattError `out-of-range` when a number does not fit its field. */
export function encodePlxSpotCheckMeasurement(
  value: PlxSpotCheckMeasurement,
): Uint8Array<ArrayBuffer> {
  const flags =
    (value.time === undefined ? 0 : SPOT_TIME) |
    (value.measurementStatus === undefined ? 0 : SPOT_MEASUREMENT_STATUS) |
    (value.sensorStatus === undefined ? 0 : SPOT_SENSOR_STATUS) |
    (value.pulseAmplitudeIndex === undefined ? 0 : SPOT_PULSE_AMPLITUDE) |
    (value.clockNotSet ? SPOT_CLOCK_NOT_SET : 0)

  const writer = new ByteWriter().uint8(flags, 'flags')
  writeOxygen(writer, value)
  if (value.time !== undefined) writer.bytes(encodeDateTime(value.time))
  writeQuality(writer, value)
  return writer.finish()
}

/** Reserved bits are ignored. Throws GattError `too-short`, `too-long` or, for an impossible date, `out-of-range`. */
export function decodePlxSpotCheckMeasurement(bytes: ArrayBufferView): PlxSpotCheckMeasurement {
  const reader = new ByteReader(bytes, 'PLX Spot-check Measurement')
  const flags = reader.uint8('flags')
  const has = (flag: number): boolean => (flags & flag) !== 0

  const value: PlxSpotCheckMeasurement = {
    ...readOxygen(reader, 'spot-check'),
    time: has(SPOT_TIME) ? decodeDateTime(reader.bytes(DATE_TIME_BYTES, 'time stamp')) : undefined,
    ...readQuality(reader, {
      measurement: has(SPOT_MEASUREMENT_STATUS),
      sensor: has(SPOT_SENSOR_STATUS),
      amplitude: has(SPOT_PULSE_AMPLITUDE),
    }),
    clockNotSet: has(SPOT_CLOCK_NOT_SET),
  }

  reader.end()
  return value
}

function writeOxygen(writer: ByteWriter, value: OxygenAndPulse): void {
  writer.uint16(sfloatOf(value.spo2Percent), 'SpO2').uint16(sfloatOf(value.pulseBpm), 'pulse rate')
}

function readOxygen(reader: ByteReader, which: string): OxygenAndPulse {
  return {
    spo2Percent: sfloatValue(reader.uint16(`${which} SpO2`)),
    pulseBpm: sfloatValue(reader.uint16(`${which} pulse rate`)),
  }
}

/** The three fields that end both measurements, in this order. */
function writeQuality(writer: ByteWriter, value: PlxQuality): void {
  if (value.measurementStatus !== undefined) {
    writer.uint16(
      bitsOfNames(value.measurementStatus, PLX_MEASUREMENT_STATUS),
      'measurement status',
    )
  }

  if (value.sensorStatus !== undefined) {
    writer.uint24(bitsOfNames(value.sensorStatus, PLX_SENSOR_STATUS), 'device and sensor status')
  }

  if (value.pulseAmplitudeIndex !== undefined) {
    writer.uint16(sfloatOf(value.pulseAmplitudeIndex), 'pulse amplitude index')
  }
}

function readQuality(
  reader: ByteReader,
  has: { readonly measurement: boolean; readonly sensor: boolean; readonly amplitude: boolean },
): PlxQuality {
  return {
    measurementStatus: has.measurement
      ? namesOfBits(reader.uint16('measurement status'), PLX_MEASUREMENT_STATUS)
      : undefined,
    sensorStatus: has.sensor
      ? namesOfBits(reader.uint24('device and sensor status'), PLX_SENSOR_STATUS)
      : undefined,
    pulseAmplitudeIndex: has.amplitude
      ? sfloatValue(reader.uint16('pulse amplitude index'))
      : undefined,
  }
}
