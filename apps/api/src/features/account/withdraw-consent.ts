import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { accountRepository } from './account.repository.ts'

export const withdrawConsent: Handler<typeof contract.account.withdrawConsent, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  await accountRepository(database).withdrawConsent(accountId, input.kind, clock.now())
  return {}
}
