import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { devicesRepository } from './devices.repository.ts'

/** Somebody else's device answers as an unknown one. */
export const unbindDevice: Handler<typeof contract.devices.unbindDevice, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const { deviceCode, deviceType: typeCode } = input

  const unbound = await devicesRepository(database).unbind({
    accountId,
    deviceCode,
    typeCode,
    at: clock.now(),
    told: (type) => securityEvent(context, 'device-unbound')(accountId, type),
  })

  if (!unbound) {
    throw refuse('deviceNotBound', 'account does not hold the device')
  }

  return {}
}
