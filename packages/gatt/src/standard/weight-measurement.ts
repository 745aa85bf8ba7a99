import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError, requireInteger } from '../bytes/gatt-error.ts'
import type { DateTime } from '../time/date-time.ts'
import { DATE_TIME_BYTES, decodeDateTime, encodeDateTime } from '../time/date-time.ts'

/** Flag bits of Weight Measurement (GATT Specification Supplement, Weight Measurement). */
const FLAG_IMPERIAL = 0x01
const FLAG_TIME_PRESENT = 0x02
const FLAG_USER_PRESENT = 0x04
const FLAG_BODY_PRESENT = 0x08

/** In the place of a weight: there is none, and of what may follow only time and user do. */
const UNSUCCESSFUL = 0xffff

/** How many steps of the wire make one of each unit; a quotient of whole numbers is the nearest double to the decimal. */
const STEPS = {
  metric: { weight: 200, height: 1000 },
  imperial: { weight: 100, height: 10 },
} as const

const BMI_STEPS = 10

export interface WeightMeasurement {
  /** Metric: kg in steps of 0.005, m in steps of 0.001. Imperial: lb in steps of 0.01, inches in steps of 0.1. */
  readonly units: keyof typeof STEPS
  /** NaN where the scale could not measure. */
  readonly weight: number
  readonly time?: DateTime
  /** 255 is an unknown user. */
  readonly userId?: number
  /** Never there without a weight. `bmi` is in kg/m², in steps of 0.1, whatever the units. */
  readonly body?: { readonly bmi: number; readonly height: number }
}

/** Rounds to the steps of each field. Throws GattError `out-of-range` when a number does not fit. */
export function encodeWeightMeasurement(value: WeightMeasurement): Uint8Array<ArrayBuffer> {
  const { weight, time, userId, body } = value
  const steps = STEPS[value.units]

  if (Number.isNaN(weight) && body !== undefined)
    throw new GattError('out-of-range', 'BMI and height: expected none without a weight')

  const flags =
    (value.units === 'imperial' ? FLAG_IMPERIAL : 0) |
    (time === undefined ? 0 : FLAG_TIME_PRESENT) |
    (userId === undefined ? 0 : FLAG_USER_PRESENT) |
    (body === undefined ? 0 : FLAG_BODY_PRESENT)

  const writer = new ByteWriter().uint8(flags, 'flags').uint16(weightSteps(value), 'weight')
  if (time !== undefined) writer.bytes(encodeDateTime(time))
  if (userId !== undefined) writer.uint8(userId, 'user id')

  if (body !== undefined) {
    writer
      .uint16(Math.round(body.bmi * BMI_STEPS), 'BMI in 0.1 kg/m²')
      .uint16(Math.round(body.height * steps.height), 'height')
  }

  return writer.finish()
}

/**
 * Reserved bits are ignored, and so are BMI and height that a scale sends without a weight, against its specification. Throws
 * GattError `too-short`, `too-long` or, for an impossible date, `out-of-range`.
 */
export function decodeWeightMeasurement(bytes: ArrayBufferView): WeightMeasurement {
  const reader = new ByteReader(bytes, 'Weight Measurement')
  const flags = reader.uint8('flags')
  const has = (flag: number): boolean => (flags & flag) !== 0
  const units = has(FLAG_IMPERIAL) ? 'imperial' : 'metric'
  const steps = STEPS[units]
  const raw = reader.uint16('weight')

  const time = has(FLAG_TIME_PRESENT)
    ? decodeDateTime(reader.bytes(DATE_TIME_BYTES, 'time stamp'))
    : undefined

  const userId = has(FLAG_USER_PRESENT) ? reader.uint8('user id') : undefined

  const body = has(FLAG_BODY_PRESENT)
    ? {
        bmi: reader.uint16('BMI') / BMI_STEPS,
        height: reader.uint16('height') / steps.height,
      }
    : undefined

  reader.end()
  if (raw === UNSUCCESSFUL) return { units, weight: Number.NaN, time, userId }
  return { units, weight: raw / steps.weight, time, userId, body }
}

/** A weight that would read as none is refused, as one that does not fit. */
function weightSteps({ units, weight }: WeightMeasurement): number {
  if (Number.isNaN(weight)) return UNSUCCESSFUL
  const steps = Math.round(weight * STEPS[units].weight)
  return requireInteger(steps, [0, UNSUCCESSFUL - 1], 'weight')
}
