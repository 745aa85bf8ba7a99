import { ByteReader } from './byte-reader.ts'
import { GattError } from './gatt-error.ts'

/** The only command there is: the energy expended counts from 0 again (Heart Rate Service 1.0, 3.3). */
const RESET_ENERGY_EXPENDED = 0x01

export type HeartRateCommand = 'reset-energy-expended'

export function encodeHeartRateCommand(command: HeartRateCommand): Uint8Array<ArrayBuffer> {
  return Uint8Array.of({ 'reset-energy-expended': RESET_ENERGY_EXPENDED }[command])
}

/** Throws GattError `reserved-value` for another command. */
export function decodeHeartRateCommand(bytes: ArrayBufferView): HeartRateCommand {
  const reader = new ByteReader(bytes, 'Heart Rate Control Point')
  const command = reader.uint8('command')
  reader.end()
  if (command === RESET_ENERGY_EXPENDED) return 'reset-energy-expended'
  throw new GattError(
    'reserved-value',
    `Heart Rate Control Point: expected ${RESET_ENERGY_EXPENDED}, got ${command}`,
  )
}
