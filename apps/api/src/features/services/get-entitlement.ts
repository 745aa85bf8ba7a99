import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { BENEFIT_CARD } from '@kangban/rules/person/entitlements'
import { servicesRepository } from './services.repository.ts'

export const getEntitlement: Handler<typeof contract.services.getEntitlement, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services

  const isEntitled = await servicesRepository(database).isEntitled({
    accountId: sessionUser(context).accountId,
    code: input.code || BENEFIT_CARD.code,
    at: clock.now(),
  })

  return { isHave: isEntitled ? 1 : 0 }
}
