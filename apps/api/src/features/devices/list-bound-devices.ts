import { type contract, DEVICE_TYPES, type DeviceTypeCode, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { shanghaiTime } from '../../ports/clock.ts'
import { devicesRepository } from './devices.repository.ts'

const TYPE_NAMES: Record<DeviceTypeCode, string> = {
  [DEVICE_TYPES.watch]: '智能手表',
  [DEVICE_TYPES.bloodPressureMonitor]: '血压仪',
  [DEVICE_TYPES.ecgRecorder]: '心电仪',
}

function knownType(stored: string): DeviceTypeCode {
  const known = Object.values(DEVICE_TYPES).find((code) => code === stored)
  if (!known) throw new Error(`A stored device has the unknown type ${stored}`)
  return known
}

/** 138****0001 for 13800000001. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

export const listBoundDevices: Handler<typeof contract.devices.listBoundDevices, Context> = async ({ context }) => {
  const { database, vault } = context.services
  const bindings = await devicesRepository(database).listBound(sessionUser(context).accountId)
  return bindings.map(({ deviceCode, status, battery, lastSyncAt, device, account }) => {
    const typeCode = knownType(device.typeCode)
    return {
      deviceCode,
      deviceTypeCode: typeCode,
      deviceTypeName: TYPE_NAMES[typeCode],
      bindStatus: status,
      userPhone: maskPhone(vault.decrypt(account.phoneCipher)),
      deviceType: typeCode,
      battery,
      lastSync: lastSyncAt ? shanghaiTime(lastSyncAt) : null,
    }
  })
}
