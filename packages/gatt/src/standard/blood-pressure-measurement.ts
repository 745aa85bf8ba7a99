import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { DateTime } from '../time/date-time.ts'
import { DATE_TIME_BYTES, decodeDateTime, encodeDateTime } from '../time/date-time.ts'
import { sfloatOf, sfloatValue } from '../bytes/medical-float.ts'

/** Flag bits of Blood Pressure Measurement (Blood Pressure Service 1.1.1, 3.1.1.1). */
const FLAG_KILOPASCAL = 0x01
const FLAG_TIME_PRESENT = 0x02
const FLAG_PULSE_PRESENT = 0x04
const FLAG_USER_PRESENT = 0x08
const FLAG_STATUS_PRESENT = 0x10

/** Bits of the measurement status field, in wire order; bits 3 and 4 together are the pulse range. */
const STATUS_BODY_MOVED = 0x01
const STATUS_CUFF_LOOSE = 0x02
const STATUS_IRREGULAR_PULSE = 0x04
const STATUS_PULSE_RANGE_SHIFT = 3
const STATUS_WRONG_POSITION = 0x20
const PULSE_RANGES = ['within', 'above', 'below', 'reserved'] as const

export interface BloodPressureStatus {
  readonly bodyMoved: boolean
  readonly cuffTooLoose: boolean
  readonly irregularPulse: boolean
  readonly pulseRange: (typeof PULSE_RANGES)[number]
  readonly wrongPosition: boolean
}

/** Pressures may be NaN: a monitor that could not measure says so in SFLOAT. */
export interface BloodPressureMeasurement {
  readonly unit: 'mmHg' | 'kPa'
  readonly systolic: number
  readonly diastolic: number
  readonly meanArterial: number
  readonly time?: DateTime
  readonly pulseBpm?: number
  /** 255 is an unknown user. */
  readonly userId?: number
  readonly status?: BloodPressureStatus
}

/** Throws GattError `out-of-range` when a number does not fit its field. */
export function encodeBloodPressureMeasurement(
  value: BloodPressureMeasurement,
): Uint8Array<ArrayBuffer> {
  const flags =
    (value.unit === 'kPa' ? FLAG_KILOPASCAL : 0) |
    (value.time === undefined ? 0 : FLAG_TIME_PRESENT) |
    (value.pulseBpm === undefined ? 0 : FLAG_PULSE_PRESENT) |
    (value.userId === undefined ? 0 : FLAG_USER_PRESENT) |
    (value.status === undefined ? 0 : FLAG_STATUS_PRESENT)

  const writer = new ByteWriter()
    .uint8(flags, 'flags')
    .uint16(sfloatOf(value.systolic), 'systolic')
    .uint16(sfloatOf(value.diastolic), 'diastolic')
    .uint16(sfloatOf(value.meanArterial), 'mean arterial pressure')

  if (value.time !== undefined) writer.bytes(encodeDateTime(value.time))
  if (value.pulseBpm !== undefined) writer.uint16(sfloatOf(value.pulseBpm), 'pulse rate')
  if (value.userId !== undefined) writer.uint8(value.userId, 'user id')
  if (value.status !== undefined) writer.uint16(statusBits(value.status), 'measurement status')
  return writer.finish()
}

/** Reserved bits are ignored. Throws GattError `too-short`, `too-long` or, for an impossible date, `out-of-range`. */
export function decodeBloodPressureMeasurement(bytes: ArrayBufferView): BloodPressureMeasurement {
  const reader = new ByteReader(bytes, 'Blood Pressure Measurement')
  const flags = reader.uint8('flags')
  const has = (flag: number): boolean => (flags & flag) !== 0

  const value: BloodPressureMeasurement = {
    unit: has(FLAG_KILOPASCAL) ? 'kPa' : 'mmHg',
    systolic: sfloatValue(reader.uint16('systolic')),
    diastolic: sfloatValue(reader.uint16('diastolic')),
    meanArterial: sfloatValue(reader.uint16('mean arterial pressure')),
    time: has(FLAG_TIME_PRESENT)
      ? decodeDateTime(reader.bytes(DATE_TIME_BYTES, 'time stamp'))
      : undefined,
    pulseBpm: has(FLAG_PULSE_PRESENT) ? sfloatValue(reader.uint16('pulse rate')) : undefined,
    userId: has(FLAG_USER_PRESENT) ? reader.uint8('user id') : undefined,
    status: has(FLAG_STATUS_PRESENT)
      ? statusOfBits(reader.uint16('measurement status'))
      : undefined,
  }

  reader.end()
  return value
}

function statusBits(status: BloodPressureStatus): number {
  return (
    (status.bodyMoved ? STATUS_BODY_MOVED : 0) |
    (status.cuffTooLoose ? STATUS_CUFF_LOOSE : 0) |
    (status.irregularPulse ? STATUS_IRREGULAR_PULSE : 0) |
    (PULSE_RANGES.indexOf(status.pulseRange) << STATUS_PULSE_RANGE_SHIFT) |
    (status.wrongPosition ? STATUS_WRONG_POSITION : 0)
  )
}

function statusOfBits(bits: number): BloodPressureStatus {
  return {
    bodyMoved: (bits & STATUS_BODY_MOVED) !== 0,
    cuffTooLoose: (bits & STATUS_CUFF_LOOSE) !== 0,
    irregularPulse: (bits & STATUS_IRREGULAR_PULSE) !== 0,
    pulseRange: PULSE_RANGES[(bits >> STATUS_PULSE_RANGE_SHIFT) & 3] ?? 'reserved',
    wrongPosition: (bits & STATUS_WRONG_POSITION) !== 0,
  }
}
