import { refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { findDevice } from './ingest.repository.ts'

export const notBound = () => refuse('deviceNotBound', 'device has no holder')

/**
 * The device that knows its own key, with its holder. An unknown device and a wrong key answer the same.
 * @throws AppError when the key is wrong, nobody holds the device, or its holder is leaving
 */
export async function provenDevice({ services, deviceKey }: Context, code: string) {
  const { reads, vault } = services
  const device = await findDevice(reads, code)
  const isProven = vault.same(vault.hash('device key', deviceKey ?? ''), device?.keyHash ?? '')
  if (!device || !deviceKey || !isProven)
    throw refuse('deviceNotProven', 'device key is wrong or device unknown')
  const { holderId } = device
  if (!holderId) throw notBound()

  if (device.isLeaving)
    throw refuse('accountLeaving', 'the holder has asked for the deletion of the account')

  return { ...device, holderId }
}
