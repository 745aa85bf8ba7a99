import type { BitNames } from '../bytes/bit-names.ts'
import { bitsOfNames, namesOfBits } from '../bytes/bit-names.ts'
import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { DateTime } from './date-time.ts'
import { DATE_TIME_BYTES, decodeDateTime, encodeDateTime } from './date-time.ts'
import { requireInteger } from '../bytes/gatt-error.ts'

/** Adjust Reason (Current Time Service 1.1, 3.1.2.1). */
const ADJUST_REASONS = [
  [0, 'manual'],
  [1, 'external-reference'],
  [2, 'time-zone'],
  [3, 'daylight-saving'],
] as const satisfies BitNames<string>

/** Local time; Current Time 2A2B carries no zone. */
export interface CurrentTime {
  readonly time: DateTime
  /** 1 is Monday, 7 Sunday; 0 is unknown. */
  readonly weekday: number
  /** 1/256 s, 0 to 255. */
  readonly fractions256: number
  /** Why the clock was last set, in the order of the bits. */
  readonly adjustReasons: readonly (typeof ADJUST_REASONS)[number][1][]
}

/** Throws GattError `out-of-range`. */
export function encodeCurrentTime(value: CurrentTime): Uint8Array<ArrayBuffer> {
  return new ByteWriter()
    .bytes(encodeDateTime(value.time))
    .uint8(requireInteger(value.weekday, [0, 7], 'weekday'), 'weekday')
    .uint8(value.fractions256, 'fractions of a second')
    .uint8(bitsOfNames(value.adjustReasons, ADJUST_REASONS), 'adjust reason')
    .finish()
}

/** Reserved reasons are ignored. Throws GattError `out-of-range`, `too-short` or `too-long`. */
export function decodeCurrentTime(bytes: ArrayBufferView): CurrentTime {
  const reader = new ByteReader(bytes, 'Current Time')

  const value = {
    time: decodeDateTime(reader.bytes(DATE_TIME_BYTES, 'time')),
    weekday: requireInteger(reader.uint8('weekday'), [0, 7], 'weekday'),
    fractions256: reader.uint8('fractions of a second'),
    adjustReasons: namesOfBits(reader.uint8('adjust reason'), ADJUST_REASONS),
  }

  reader.end()
  return value
}
