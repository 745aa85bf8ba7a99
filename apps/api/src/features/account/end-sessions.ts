import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { forgetOtherDevices } from '../../security/sms-codes.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository } from './account.repository.ts'

export const endSessions: Handler<typeof contract.account.endSessions, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId, sessionId } = sessionUser(context)
  const repository = accountRepository(database)

  const count = await repository.endSessions({
    accountId,
    at: clock.now(),
    id: input.id,
    stays: sessionId,
    event: securityEvent(context, input.id ? 'session-ended' : 'other-sessions-ended')(accountId),
  })

  if (input.id !== undefined && count === 0) throw refuse('sessionNotFound', 'no such session')
  const { phoneHash } = await repository.userFacts(accountId)
  await forgetOtherDevices(context, phoneHash)
  return {}
}
