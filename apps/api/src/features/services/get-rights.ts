import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { entitlementName } from '@kangban/rules/person/entitlements'
import { lastDay } from './entitlement-days.ts'
import { servicesRepository } from './services.repository.ts'

/** The rights of a device: they need both, a device that is bound and an entitlement in force. */
export const getRights: Handler<typeof contract.services.getRights, Context> = async ({
  context,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const repository = servicesRepository(database)
  if (!(await repository.hasBoundDevice(accountId))) return []
  const entitlements = await repository.listInForce({ accountId, at: clock.now() })

  return entitlements.map(({ code, endsAt }) => ({
    kangban: { code, name: entitlementName(code), validTo: lastDay(endsAt) },
  }))
}
