import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'

/** Flag bits of Heart Rate Measurement (Heart Rate Service 1.0, 3.1.1.1). */
const FLAG_RATE_16_BIT = 0x01
const FLAG_CONTACT_DETECTED = 0x02
const FLAG_CONTACT_SUPPORTED = 0x04
const FLAG_ENERGY_PRESENT = 0x08
const FLAG_RR_PRESENT = 0x10

/** RR intervals travel in steps of 1/1024 s. */
const RR_STEPS_PER_MS = 1.024

export interface HeartRateMeasurement {
  /** Beats a minute. */
  readonly heartRateBpm: number
  /** Sends the rate in 16 bits even where 8 would do; set when decoding such a frame. */
  readonly wideRate?: boolean
  /** Skin contact, or undefined when the sensor does not report it. */
  readonly contact?: boolean
  /** Kilojoules since the last reset. */
  readonly energyExpendedKj?: number
  /** RR intervals since the last notification, oldest first, in units of 1/1024 s (exact; see rrMilliseconds). */
  readonly rrIntervals?: readonly number[]
}

export function rrMilliseconds(steps: number): number {
  return steps / RR_STEPS_PER_MS
}

/** Nearest wire value of an interval in milliseconds. */
export function rrSteps(milliseconds: number): number {
  return Math.round(milliseconds * RR_STEPS_PER_MS)
}

/** Throws GattError `out-of-range` when a number does not fit its field. */
export function encodeHeartRateMeasurement(value: HeartRateMeasurement): Uint8Array<ArrayBuffer> {
  const wide = value.wideRate === true || value.heartRateBpm > 0xff

  const contact =
    value.contact === undefined
      ? 0
      : FLAG_CONTACT_SUPPORTED | (value.contact ? FLAG_CONTACT_DETECTED : 0)

  const energy = value.energyExpendedKj === undefined ? 0 : FLAG_ENERGY_PRESENT
  const rr = value.rrIntervals === undefined ? 0 : FLAG_RR_PRESENT

  const writer = new ByteWriter().uint8(
    (wide ? FLAG_RATE_16_BIT : 0) | contact | energy | rr,
    'flags',
  )

  if (wide) writer.uint16(value.heartRateBpm, 'heart rate')
  else writer.uint8(value.heartRateBpm, 'heart rate')
  if (value.energyExpendedKj !== undefined) writer.uint16(value.energyExpendedKj, 'energy expended')
  for (const interval of value.rrIntervals ?? []) writer.uint16(interval, 'RR interval')
  return writer.finish()
}

/**
 * Bits 5 to 7 are reserved and ignored, as the specification asks. Contact detected without contact supported
 * (bits 01, which the specification reserves too) reads as "not reported".
 * Throws GattError `too-short` or `too-long`.
 */
export function decodeHeartRateMeasurement(bytes: ArrayBufferView): HeartRateMeasurement {
  const reader = new ByteReader(bytes, 'Heart Rate Measurement')
  const flags = reader.uint8('flags')
  const wideRate = (flags & FLAG_RATE_16_BIT) !== 0
  const heartRateBpm = wideRate ? reader.uint16('heart rate') : reader.uint8('heart rate')

  const contact =
    (flags & FLAG_CONTACT_SUPPORTED) === 0 ? undefined : (flags & FLAG_CONTACT_DETECTED) !== 0

  const energyExpendedKj =
    (flags & FLAG_ENERGY_PRESENT) === 0 ? undefined : reader.uint16('energy expended')

  let rrIntervals: number[] | undefined

  if ((flags & FLAG_RR_PRESENT) !== 0) {
    rrIntervals = []
    while (reader.remaining > 0) rrIntervals.push(reader.uint16('RR interval'))
  }

  reader.end()
  return { heartRateBpm, wideRate, contact, energyExpendedKj, rrIntervals }
}
