import { createHmac } from 'node:crypto'
import { DEVICE_TYPES } from '@kangban/contracts'
import { createRandom, type DeviceKind } from '@kangban/vitals'
import { bytesFrom } from './seeded-ids.ts'

const SERIAL_PREFIXES = {
  watch: 'KW',
  bloodPressureMonitor: 'KP',
  ecgRecorder: 'KE',
} as const satisfies Record<DeviceKind, string>

/** The serial number that the simulated device of that person has, under every seed. */
export function deviceCodeOf(kind: DeviceKind, userCode: string): string {
  const digits = createRandom(`${DEVICE_TYPES[kind]}-${userCode}`).int(0, 99_999_999)
  return SERIAL_PREFIXES[kind] + String(digits).padStart(8, '0')
}

/** The key with which the simulated device proves itself. */
export const deviceKeyOf = (deviceCode: string, seed: number): string =>
  bytesFrom(createRandom(`${seed}:${deviceCode}`), 16).toString('hex')

/** What it makes its binding codes with: from its own key, which the service keeps as a hash alone. */
export const codeKeyOf = (deviceCode: string, seed: number): string =>
  createHmac('sha256', deviceKeyOf(deviceCode, seed)).update('binding code').digest('hex')
