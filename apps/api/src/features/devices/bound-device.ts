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
import { latest } from './latest.ts'

/** What the rows of a type say they come from. */
export const SOURCES = {
  [DEVICE_TYPES.watch]: 'watch',
  [DEVICE_TYPES.bloodPressureMonitor]: 'monitor',
  [DEVICE_TYPES.ecgRecorder]: 'recorder',
} as const satisfies Record<DeviceTypeCode, string>

export function knownType(stored: string): DeviceTypeCode {
  const known = Object.values(DEVICE_TYPES).find((code) => code === stored)
  if (!known) throw new Error(`A stored device has the unknown type ${stored}`)
  return known
}

/** The devices that the account has bound, with all that is known of each. */
export async function boundDevices({ database, vault }: Services, accountId: string) {
  const repository = devicesRepository(database)
  const bindings = await repository.listBound(accountId)

  const each = bindings.map(async ({ deviceCode, battery, lastSyncAt, boundAt, ...binding }) => {
    const { device, account } = binding
    const typeCode = knownType(device.typeCode)
    const source = SOURCES[typeCode]
    const measured = await repository.lastMeasured({ accountId, deviceCode, source, boundAt })
    const lastSync = latest([lastSyncAt, measured])

    return {
      deviceCode,
      deviceTypeCode: typeCode,
      deviceTypeName: DEVICE_NAMES[typeCode],
      bindStatus: BIND_STATUS.bound,
      userPhone: maskPhone(vault.decrypt(account.phoneCipher)),
      deviceType: typeCode,
      battery,
      lastSync: lastSync && shanghaiTime(lastSync),
      firmware: device.firmware,
    }
  })

  return Promise.all(each)
}

/** As the documented calls answer it. */
export function wireDevice(bound: Awaited<ReturnType<typeof boundDevices>>[number]): BoundDevice {
  const { battery, lastSync, firmware: _, ...documented } = bound
  return { ...documented, kangban: { battery, lastSync } }
}
