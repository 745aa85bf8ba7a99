import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { servicesRepository } from './services.repository.ts'

export const countClick: Handler<typeof contract.services.countClick, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)

  await servicesRepository(database).addClick({
    accountId,
    at: clock.now(),
    flag: Number(input.flag),
  })

  return {}
}
