import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { warningsRepository } from './warnings.repository.ts'

export const markRead: Handler<typeof contract.warnings.markRead, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const ids = input.all ? 'all' : (input.ids ?? [])

  const handled = await warningsRepository(database).markHandled(
    sessionUser(context).accountId,
    ids,
    {
      at: clock.now(),
      as: input.handledAs?.trim() || null,
    },
  )

  return { handled }
}
