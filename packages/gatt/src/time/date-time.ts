import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError, requireInteger } from '../bytes/gatt-error.ts'

/** Date Time 2A08: wall-clock time without a zone. 0 stands for an unknown year, month or day. */
export interface DateTime {
  /** 1582 to 9999, or 0. */
  readonly year: number
  /** 1 to 12, or 0. */
  readonly month: number
  /** 1 to the last of the month, or 0. */
  readonly day: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

export const DATE_TIME_BYTES = 7

const ANY_LEAP_YEAR = 2000

/** Throws GattError `out-of-range`. */
export function encodeDateTime(value: DateTime): Uint8Array<ArrayBuffer> {
  const checked = checkDateTime(value)

  return new ByteWriter()
    .uint16(checked.year, 'year')
    .uint8(checked.month, 'month')
    .uint8(checked.day, 'day')
    .uint8(checked.hours, 'hours')
    .uint8(checked.minutes, 'minutes')
    .uint8(checked.seconds, 'seconds')
    .finish()
}

/** Throws GattError `out-of-range`, `too-short` or `too-long`. */
export function decodeDateTime(bytes: ArrayBufferView): DateTime {
  const reader = new ByteReader(bytes, 'Date Time')

  const value = {
    year: reader.uint16('year'),
    month: reader.uint8('month'),
    day: reader.uint8('day'),
    hours: reader.uint8('hours'),
    minutes: reader.uint8('minutes'),
    seconds: reader.uint8('seconds'),
  }

  reader.end()
  return checkDateTime(value)
}

/** Days of a month, of the longest one where year or month is unknown. */
function daysIn({ year, month }: DateTime): number {
  if (month === 0) return 31
  return new Date(Date.UTC(year === 0 ? ANY_LEAP_YEAR : year, month, 0)).getUTCDate()
}

function checkDateTime(value: DateTime): DateTime {
  requireInteger(value.year, [0, 9999], 'year')

  if (value.year > 0 && value.year < 1582) {
    throw new GattError('out-of-range', `year: expected 0 or at least 1582, got ${value.year}`)
  }

  requireInteger(value.month, [0, 12], 'month')
  requireInteger(value.day, [0, daysIn(value)], 'day')
  requireInteger(value.hours, [0, 23], 'hours')
  requireInteger(value.minutes, [0, 59], 'minutes')
  requireInteger(value.seconds, [0, 59], 'seconds')
  return value
}
