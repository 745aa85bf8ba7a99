import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { pushRepository } from './push.repository.ts'

export const deletePushTarget: Handler<
  typeof contract.reminders.deletePushTarget,
  Context
> = async ({ context }) => {
  await pushRepository(context.services.database).removeOfSession(sessionUser(context).sessionId)
  return {}
}
