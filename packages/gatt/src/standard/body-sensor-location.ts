import { ByteReader } from '../bytes/byte-reader.ts'
import { GattError } from '../bytes/gatt-error.ts'

/** In wire order (Heart Rate Service 1.0, 3.2): the index is the byte. */
const LOCATIONS = ['other', 'chest', 'wrist', 'finger', 'hand', 'ear-lobe', 'foot'] as const

export type BodySensorLocation = (typeof LOCATIONS)[number]

export function encodeBodySensorLocation(location: BodySensorLocation): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(LOCATIONS.indexOf(location))
}

/** Throws GattError `reserved-value` above 6. */
export function decodeBodySensorLocation(bytes: ArrayBufferView): BodySensorLocation {
  const reader = new ByteReader(bytes, 'Body Sensor Location')
  const index = reader.uint8('location')
  reader.end()
  const location = LOCATIONS[index]

  if (location === undefined) {
    throw new GattError(
      'reserved-value',
      `Body Sensor Location: expected at most ${LOCATIONS.length - 1}, got ${index}`,
    )
  }

  return location
}
