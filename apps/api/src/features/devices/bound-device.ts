import { shanghaiTime } from '@kangban/china-time'
import {
  BIND_STATUS,
  type BoundDevice,
  DEVICE_NAMES,
  DEVICE_TYPES,
  type DeviceTypeCode,
} from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { maskPhone } from '@kangban/rules/person/mask'
import { devicesRepository } from './devices.repository.ts'

export function knownType(stored: string): DeviceTypeCode {
  const known = Object.values(DEVICE_TYPES).find((code) => code === stored)
  if (!known) throw new Error(`A stored device has the unknown type ${stored}`)
  return known
}

/** The devices that the account has bound, with all that is known of each. */
export async function boundDevices({ database, vault }: Services, accountId: string) {
  const bindings = await devicesRepository(database).listBound(accountId)

  return bindings.map(({ deviceCode, battery, lastSyncAt, device, account }) => {
    const typeCode = knownType(device.typeCode)

    return {
      deviceCode,
      deviceTypeCode: typeCode,
      deviceTypeName: DEVICE_NAMES[typeCode],
      bindStatus: BIND_STATUS.bound,
      userPhone: maskPhone(vault.decrypt(account.phoneCipher)),
      deviceType: typeCode,
      battery,
      lastSync: lastSyncAt ? shanghaiTime(lastSyncAt) : null,
      firmware: device.firmware,
    }
  })
}

/** As the documented calls answer it. */
export function wireDevice(bound: Awaited<ReturnType<typeof boundDevices>>[number]): BoundDevice {
  const { battery, lastSync, firmware: _, ...documented } = bound
  return { ...documented, kangban: { battery, lastSync } }
}
