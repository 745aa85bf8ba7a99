import { ByteReader } from '../bytes/byte-reader.ts'
import { GattError } from '../bytes/gatt-error.ts'

/** Immediate Alert Service 1.0: what a device does to be found. */
const ALERT_LEVELS = { none: 0, mild: 1, high: 2 } as const
type AlertLevel = keyof typeof ALERT_LEVELS

export const encodeAlertLevel = (level: AlertLevel): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(ALERT_LEVELS[level])

/** Throws GattError `reserved-value` above 2. */
export function decodeAlertLevel(bytes: ArrayBufferView): AlertLevel {
  const reader = new ByteReader(bytes, 'Alert Level')
  const value = reader.uint8('level')
  reader.end()
  const names = Object.keys(ALERT_LEVELS) as AlertLevel[]
  const level = names.find((name) => ALERT_LEVELS[name] === value)
  if (!level) throw new GattError('reserved-value', `Alert Level: expected at most 2, got ${value}`)
  return level
}
