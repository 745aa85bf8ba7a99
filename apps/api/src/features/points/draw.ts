import { randomBytes } from 'node:crypto'
import {
  type contract,
  type Handler,
  isConsuming,
  isPoints,
  REDEMPTION_STATUS,
  refuse,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { type PointsRepository, pointsRepository } from './points.repository.ts'
import { takePrize } from './take-prize.ts'

async function activityOf(repository: PointsRepository, id: string, activityType: string) {
  const activity = await repository.activity(id)
  if (!activity) throw refuse('activityNotFound', 'no such activity')
  if (activity.activityType !== activityType)
    throw refuse('activityTypeWrong', 'not the type of this activity')
  return activity
}

export const draw: Handler<typeof contract.points.draw, Context> = ({ context, input }) => {
  const { database, clock, random, vault } = context.services
  const { accountId } = sessionUser(context)
  const at = clock.now()
  const content = contentHash(vault, input)
  const call = { accountId, operation: 'points.draw', key: context.idempotencyKey, content, at }

  return once(database, call, async (transaction) => {
    const repository = pointsRepository(transaction)

    const {
      id: activityId,
      activityType,
      consume,
    } = await activityOf(repository, input.id, input.acitivityType)

    // A cash prize is redeemed by the id of its draw, so it must not be guessable: 128 random bits.
    const id = randomBytes(16).toString('hex')
    const paying = { accountId, at, idempotencyKey: `draw ${id}` }

    if (!isConsuming(activityType) && !(await repository.takePart({ accountId, activityId, at }))) {
      throw refuse('activityTaken', 'took part before')
    }

    if (
      consume > 0 &&
      !(await repository.book({ ...paying, amount: -consume, reason: 'draw', detail: '抽奖消耗' }))
    ) {
      throw refuse('pointsTooFew', 'too few points for a draw')
    }

    const prize = await takePrize(repository, activityId, random)
    const redemption = { create: { id, status: REDEMPTION_STATUS.pending, createdAt: at } }
    const drawn = { id, accountId, activityId, prizeId: prize.id, cost: consume, at }
    await repository.saveDraw(isPoints(prize.prizeType) ? drawn : { ...drawn, redemption })

    if (isPoints(prize.prizeType) && prize.points) {
      const granting = { accountId, at, idempotencyKey: `prize ${id}` }

      await repository.book({
        ...granting,
        amount: prize.points,
        reason: 'prize',
        detail: '抽奖获得',
      })
    }

    await repository.countDraw(activityId)
    return { id, prizeId: prize.id }
  })
}
