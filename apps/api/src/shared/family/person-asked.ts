import { type Area, AREAS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { grantsRepository } from './grants.repository.ts'

interface PersonAsked {
  accountId: string
  userCode: string
  isOwner: boolean
  /** What of the person the user may see; what is composed of several areas holds these alone. */
  areas: readonly Area[]
}

/** Whose data a granted call asks for: the contract's rule has refused any `userCode` without a grant before. */
export async function personAsked(
  context: Context,
  userCode: string | undefined,
): Promise<PersonAsked> {
  const user = sessionUser(context)

  if (!userCode || userCode === user.userCode) {
    return { accountId: user.accountId, userCode: user.userCode, isOwner: true, areas: AREAS }
  }

  const grant = await grantsRepository(context.services.database).find({
    ownerCode: userCode,
    viewerId: user.accountId,
  })

  // Taken back since the rule of the contract was asked.
  if (!grant) throw refuse('notShared', 'the grant has ended during the call')
  return { accountId: grant.ownerId, userCode, isOwner: false, areas: grant.areas }
}
