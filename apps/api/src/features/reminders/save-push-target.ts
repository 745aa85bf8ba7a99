import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { savePushTargetOf } from './push.repository.ts'

/** Phones of one person. */
const MAX_PUSH_TARGETS = 5

export const savePushTarget: Handler<typeof contract.reminders.savePushTarget, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault, push } = context.services
  const { accountId, sessionId } = sessionUser(context)
  const { endpoint, p256dh, auth } = input
  const host = push.hostOf(endpoint)
  if (!host) throw refuse('pushTargetWrong', 'no address of a push service')

  const saved = await savePushTargetOf(database, {
    accountId,
    sessionId,
    endpointHash: vault.hash('push endpoint', endpoint),
    host,
    targetCipher: vault.encrypt(JSON.stringify({ endpoint, keys: { p256dh, auth } })),
    createdAt: clock.now(),
    most: MAX_PUSH_TARGETS,
  })

  if (!saved) throw refuse('pushTargetsFull', 'too many push targets', MAX_PUSH_TARGETS)
  return {}
}
