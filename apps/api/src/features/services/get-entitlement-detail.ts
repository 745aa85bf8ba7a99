import { shanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { BENEFIT_CARD, usedItems } from '@kangban/rules/person/entitlements'
import { lastDay } from './entitlement-days.ts'
import { servicesRepository } from './services.repository.ts'

export const getEntitlementDetail: Handler<
  typeof contract.services.getEntitlementDetail,
  Context
> = async ({ context }) => {
  const { database, clock } = context.services
  const { code, name, description } = BENEFIT_CARD
  const { accountId } = sessionUser(context)
  const card = await servicesRepository(database).findInForce({ accountId, code, at: clock.now() })

  return {
    code,
    name,
    description,
    validFrom: card && shanghaiDay(card.startsAt),
    validTo: card && lastDay(card.endsAt),
    items: usedItems(BENEFIT_CARD, card?.remaining),
  }
}
