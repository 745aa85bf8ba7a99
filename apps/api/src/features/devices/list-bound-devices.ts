import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices, wireDevice } from './bound-device.ts'

export const listBoundDevices: Handler<typeof contract.devices.listBoundDevices, Context> = async ({
  context,
}) => (await boundDevices(context.services, sessionUser(context).accountId)).map(wireDevice)
