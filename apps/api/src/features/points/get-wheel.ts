import type { contract, Handler } from '@kangban/contracts'
import { refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { quotaOf } from '@kangban/rules/points/prizes'
import { pointsRepository } from './points.repository.ts'

export const getWheel: Handler<typeof contract.points.getWheel, Context> = async ({
  context,
  input,
}) => {
  const activity = await pointsRepository(context.services.database).activityWithPrizes(input.id)

  if (!activity) {
    throw refuse('activityNotFound', 'no such activity')
  }

  return activity.prizes.map((prize) => ({
    prizeId: prize.id,
    prizeName: prize.name,
    prizeType: prize.prizeType,
    rate: prize.rate,
    quota: quotaOf(prize),
  }))
}
