import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { DateTime } from '../time/date-time.ts'
import { DATE_TIME_BYTES, decodeDateTime, encodeDateTime } from '../time/date-time.ts'
import { GattError } from '../bytes/gatt-error.ts'
import { floatOf, floatValue } from '../bytes/medical-float.ts'

/** Flag bits of Temperature Measurement (Health Thermometer Service 1.0, 3.1.1.1). */
const FLAG_FAHRENHEIT = 0x01
const FLAG_TIME_PRESENT = 0x02
const FLAG_TYPE_PRESENT = 0x04

/** In wire order from 1; 0 and 10 up are reserved (Temperature Type 2A1D). */
const SITES = [
  'armpit',
  'body',
  'ear',
  'finger',
  'gastro-intestinal-tract',
  'mouth',
  'rectum',
  'toe',
  'tympanum',
] as const

/** Where it was measured. The list knows no wrist: a watch sends no type. */
export type TemperatureSite = (typeof SITES)[number]

export interface TemperatureMeasurement {
  readonly unit: 'celsius' | 'fahrenheit'
  /** NaN where the thermometer could not measure. */
  readonly temperature: number
  readonly time?: DateTime
  readonly site?: TemperatureSite
}

/** Throws GattError `out-of-range` for a date that does not fit. */
export function encodeTemperatureMeasurement(
  value: TemperatureMeasurement,
): Uint8Array<ArrayBuffer> {
  const flags =
    (value.unit === 'fahrenheit' ? FLAG_FAHRENHEIT : 0) |
    (value.time === undefined ? 0 : FLAG_TIME_PRESENT) |
    (value.site === undefined ? 0 : FLAG_TYPE_PRESENT)

  const writer = new ByteWriter()
    .uint8(flags, 'flags')
    .uint32(floatOf(value.temperature), 'temperature')

  if (value.time !== undefined) writer.bytes(encodeDateTime(value.time))
  if (value.site !== undefined) writer.uint8(SITES.indexOf(value.site) + 1, 'temperature type')
  return writer.finish()
}

/**
 * Reserved flags are ignored. Throws GattError `too-short`, `too-long`, `out-of-range` for an impossible date or
 * `reserved-value` for another temperature type.
 */
export function decodeTemperatureMeasurement(bytes: ArrayBufferView): TemperatureMeasurement {
  const reader = new ByteReader(bytes, 'Temperature Measurement')
  const flags = reader.uint8('flags')
  const has = (flag: number): boolean => (flags & flag) !== 0

  const value: TemperatureMeasurement = {
    unit: has(FLAG_FAHRENHEIT) ? 'fahrenheit' : 'celsius',
    temperature: floatValue(reader.uint32('temperature')),
    time: has(FLAG_TIME_PRESENT)
      ? decodeDateTime(reader.bytes(DATE_TIME_BYTES, 'time stamp'))
      : undefined,
    site: has(FLAG_TYPE_PRESENT) ? siteOf(reader.uint8('temperature type')) : undefined,
  }

  reader.end()
  return value
}

function siteOf(byte: number): TemperatureSite {
  const site = SITES[byte - 1]
  if (site !== undefined) return site
  throw new GattError(
    'reserved-value',
    `temperature type: expected 1 to ${SITES.length}, got ${byte}`,
  )
}
