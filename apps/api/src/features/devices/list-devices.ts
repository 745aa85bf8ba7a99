import { type contract, DEVICE_NAMES, DEVICE_TYPES, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices } from './bound-device.ts'

export const listDevices: Handler<typeof contract.devices.listDevices, Context> = async ({
  context,
}) => {
  const bound = await boundDevices(context.services, sessionUser(context).accountId)

  return Object.values(DEVICE_TYPES).map((typeCode) => ({
    deviceTypeCode: typeCode,
    deviceTypeName: DEVICE_NAMES[typeCode],
    ...bound.find(({ deviceTypeCode }) => deviceTypeCode === typeCode),
  }))
}
