import { ATT_NOTIFICATION_HEADER_BYTES } from '../bytes/att-pdu.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError, requireInteger } from '../bytes/gatt-error.ts'

const HOUR_START_BYTES = 4
const STEPS_BYTES = 2
/** Stands for an hour in which the watch was not worn. */
const NOT_WORN = 0xffff

/** Step totals of consecutive hours, in one notification. */
export interface HourlySteps {
  /** Start of the first hour. */
  readonly firstHourUnixSeconds: number
  /** One total an hour, at least one, each at most 65,534; undefined for an hour in which the watch was not worn. */
  readonly steps: readonly (number | undefined)[]
}

/** Most hours that one notification can carry: 120 for the usual MTU of 247, 8 for the least, 23. */
export function hoursPerStepsFrame(mtu: number): number {
  return Math.floor((mtu - ATT_NOTIFICATION_HEADER_BYTES - HOUR_START_BYTES) / STEPS_BYTES)
}

/** Throws GattError `out-of-range` for a number that does not fit its field, `too-short` without hours. */
export function encodeHourlySteps(value: HourlySteps): Uint8Array<ArrayBuffer> {
  if (value.steps.length === 0)
    throw new GattError('too-short', 'hourly steps: expected at least 1 hour, got 0')
  const writer = new ByteWriter().uint32(value.firstHourUnixSeconds, 'first hour')

  for (const steps of value.steps) {
    const total =
      steps === undefined ? NOT_WORN : requireInteger(steps, [0, NOT_WORN - 1], 'steps of an hour')

    writer.uint16(total, 'steps of an hour')
  }

  return writer.finish()
}

/** Throws GattError `too-short` without hours or for a cut one. */
export function decodeHourlySteps(bytes: ArrayBufferView): HourlySteps {
  const reader = new ByteReader(bytes, 'hourly steps')
  const firstHourUnixSeconds = reader.uint32('first hour')
  const steps: (number | undefined)[] = []

  do {
    const total = reader.uint16(`steps of hour ${steps.length}`)
    steps.push(total === NOT_WORN ? undefined : total)
  } while (reader.remaining > 0)

  return { firstHourUnixSeconds, steps }
}
