import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices } from './bound-device.ts'

export const listBoundDevices: Handler<typeof contract.devices.listBoundDevices, Context> = ({ context }) =>
  boundDevices(context.services, sessionUser(context).accountId)
