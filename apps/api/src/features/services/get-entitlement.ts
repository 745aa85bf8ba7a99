import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { servicesRepository } from './services.repository.ts'

/** The benefit card, which is asked for when no code is given. */
const BENEFIT_CARD = '0001'

export const getEntitlement: Handler<typeof contract.services.getEntitlement, Context> = async ({ context, input }) => {
  const { database, clock } = context.services
  const isEntitled = await servicesRepository(database).isEntitled({
    accountId: sessionUser(context).accountId,
    code: input.code || BENEFIT_CARD,
    at: clock.now(),
  })
  return { isHave: isEntitled ? 1 : 0 }
}
