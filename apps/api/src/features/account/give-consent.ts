import { shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository } from './account.repository.ts'

/** The only kind so far; a stored row of another kind would be refused by the contract on the way out. */
export const asConsent = ({ version, givenAt }: { version: string; givenAt: Date }) => ({
  kind: 'health-data' as const,
  version,
  givenAt: shanghaiTime(givenAt),
})

export const giveConsent: Handler<typeof contract.account.giveConsent, Context> = async ({
  context,
  input,
}) => {
  const event = securityEvent(context, 'consent-given')(sessionUser(context).accountId)
  return asConsent(await accountRepository(context.services.database).giveConsent(input, event))
}
