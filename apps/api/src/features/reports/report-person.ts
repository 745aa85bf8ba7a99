import { type Context, sessionUser } from '../../context.ts'
import { reportsRepository } from './reports.repository.ts'

/** Whose reports are asked for, and whether it is the person's own look at them. */
export async function reportPerson(context: Context, userCode: string | undefined) {
  const user = sessionUser(context)
  if (!userCode || userCode === user.userCode) return { accountId: user.accountId, isOwner: true }
  const accountId = await reportsRepository(context.services.database).accountIdOf(userCode)
  return { accountId, isOwner: false }
}
