import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { rescueRepository } from './rescue.repository.ts'
import { rescueState } from './rescue-state.ts'

export const cancelRescue: Handler<typeof contract.services.cancelRescue, Context> = async ({
  context,
  input: { rescueId },
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const repository = rescueRepository(database)
  const key = { accountId, rescueId }
  const now = clock.now()
  await repository.cancel(key, now)

  const [rescue, contacts] = await Promise.all([
    repository.find(key),
    repository.countContacts(accountId),
  ])

  if (!rescue) throw refuse('rescueUnknown', 'unknown rescue, or not of this user')
  return rescueState(rescue, { contacts, now })
}
