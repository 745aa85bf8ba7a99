import { MS_PER_DAY } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { LIMITS } from '../../config/limits.ts'
import { requireUnder } from '../../security/rate-limits.ts'
import { servicesRepository } from './services.repository.ts'

export const countClick: Handler<typeof contract.services.countClick, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { database, clock } = services
  const { accountId } = sessionUser(context)

  await requireUnder(services, {
    name: 'clicks',
    key: accountId,
    most: LIMITS.clicksADay,
    windowMs: MS_PER_DAY,
  })

  await servicesRepository(database).addClick({
    accountId,
    at: clock.now(),
    flag: Number(input.flag),
  })

  return {}
}
