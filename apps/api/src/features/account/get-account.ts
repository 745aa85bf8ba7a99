import { MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { DELETION_REVIEW_HOURS } from '@kangban/contracts/constants'
import { type Context, sessionUser } from '../../context.ts'
import { accountRepository } from './account.repository.ts'

export const getAccount: Handler<typeof contract.account.getAccount, Context> = async ({
  context,
}) => {
  const { createdAt, deletionRequestedAt } = await accountRepository(
    context.services.database,
  ).accountState(sessionUser(context).accountId)

  return {
    createdAt: shanghaiTime(createdAt),
    deletion: deletionRequestedAt && {
      requestedAt: shanghaiTime(deletionRequestedAt),
      reviewedBy: shanghaiTime(deletionRequestedAt.getTime() + DELETION_REVIEW_HOURS * MS_PER_HOUR),
    },
  }
}
