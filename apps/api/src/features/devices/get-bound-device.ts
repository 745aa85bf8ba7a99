import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices, wireDevice } from './bound-device.ts'

export const getBoundDevice: Handler<typeof contract.devices.getBoundDevice, Context> = async ({
  context,
  input,
}) => {
  const bound = await boundDevices(context.services, sessionUser(context).accountId)
  const device = bound.find(({ deviceTypeCode }) => deviceTypeCode === input.deviceType)
  return device ? wireDevice(device) : null
}
