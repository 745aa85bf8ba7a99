import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { sharesRepository } from './shares.repository.ts'

export const revokeShare: Handler<typeof contract.reports.revokeShare, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)

  if (!(await sharesRepository(database).revoke({ id: input.id, accountId, at: clock.now() }))) {
    throw refuse('shareNotFound', 'unknown share')
  }

  return {}
}
