import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository } from './account.repository.ts'

export const withdrawConsent: Handler<typeof contract.account.withdrawConsent, Context> = async ({
  context,
  input,
}) => {
  const event = securityEvent(context, 'consent-withdrawn')(sessionUser(context).accountId)
  await accountRepository(context.services.database).withdrawConsent(input.kind, event)
  return {}
}
