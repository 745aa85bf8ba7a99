import { ByteReader } from '../bytes/byte-reader.ts'
import { GattError, requireInteger } from '../bytes/gatt-error.ts'

/** Percent, 0 to 100; above is reserved (Battery Service 1.1, 3.1). */
export function encodeBatteryLevel(percent: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(requireInteger(percent, [0, 100], 'battery level'))
}

/** Throws GattError `reserved-value` above 100. */
export function decodeBatteryLevel(bytes: ArrayBufferView): number {
  const reader = new ByteReader(bytes, 'Battery Level')
  const percent = reader.uint8('percent')
  reader.end()
  if (percent > 100)
    throw new GattError('reserved-value', `Battery Level: expected at most 100, got ${percent}`)
  return percent
}
