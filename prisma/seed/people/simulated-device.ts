import { DEVICE_TYPES, PRODUCT_NAMES } from '@kangban/contracts/constants'
import type { DeviceKind } from '@kangban/vitals'
import { codeKeyOf, deviceCodeOf, deviceKeyOf } from './device-identity.ts'
import type { SeedContext } from '../seed-context.ts'

/** The device of that kind that the simulator makes for a person, as the service stores it. */
export function simulatedDevice(
  { vault, seed }: Pick<SeedContext, 'vault' | 'seed'>,
  kind: DeviceKind,
  userCode: string,
) {
  const code = deviceCodeOf(kind, userCode)

  return {
    code,
    typeCode: DEVICE_TYPES[kind],
    name: PRODUCT_NAMES[DEVICE_TYPES[kind]],
    firmware: '1.4.2',
    keyHash: vault.hash('device key', deviceKeyOf(code, seed)),
    codeKeyCipher: vault.encrypt(codeKeyOf(code, seed)),
  }
}
