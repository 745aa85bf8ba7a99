import { type contract, DEVICE_TYPES, type Handler } from '@kangban/contracts'
import { DEVICE_TYPE_NAMES } from '@kangban/contracts/constants'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices } from './bound-device.ts'

export const listDevices: Handler<typeof contract.devices.listDevices, Context> = async ({
  context,
}) => {
  const bound = await boundDevices(context.services, sessionUser(context).accountId)

  return Object.values(DEVICE_TYPES).map((typeCode) => ({
    deviceTypeCode: typeCode,
    deviceTypeName: DEVICE_TYPE_NAMES[typeCode],
    ...bound.find(({ deviceTypeCode }) => deviceTypeCode === typeCode),
  }))
}
