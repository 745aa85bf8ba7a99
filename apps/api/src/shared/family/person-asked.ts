import { type Context, sessionUser } from '../../context.ts'

/** Whose data a granted call asks for: the contract's rule has refused any `userCode` without a grant before. */
export async function personAsked(context: Context, userCode: string | undefined) {
  const user = sessionUser(context)
  const own = { accountId: user.accountId, userCode: user.userCode, isOwner: true }
  if (!userCode || userCode === user.userCode) return own

  const { id: accountId } = await context.services.database.account.findUniqueOrThrow({
    where: { userCode },
    select: { id: true },
  })

  return { accountId, userCode, isOwner: false }
}
