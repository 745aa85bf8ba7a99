import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { accountRepository } from './account.repository.ts'
import { asConsent } from './give-consent.ts'

export const listConsents: Handler<typeof contract.account.listConsents, Context> = async ({
  context,
}) => {
  const consents = await accountRepository(context.services.database).listConsents(
    sessionUser(context).accountId,
  )

  return consents.map(asConsent)
}
