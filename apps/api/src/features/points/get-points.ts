import { shanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, isConsuming, SIGN_IN_DAYS } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { daysDone, SIGN_IN_POINTS } from '@kangban/rules/points/sign-in-cycle'
import { pointsRepository } from './points.repository.ts'
import { signInRecord } from './sign-in.ts'

export const getPoints: Handler<typeof contract.points.getPoints, Context> = async ({
  context,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const repository = pointsRepository(database)

  const [remain, signIns, activities] = await Promise.all([
    repository.balance(accountId),
    repository.newestSignIns(accountId, SIGN_IN_DAYS),
    repository.activities(accountId),
  ])

  const done = daysDone(signIns[0] ?? null, shanghaiDay(clock.now()))

  return {
    remain,
    userOperEntites: signIns.slice(0, done).toReversed().map(signInRecord),
    integrals: [...SIGN_IN_POINTS],
    activityResps: activities.map(({ participations, ...activity }) => ({
      id: activity.id,
      name: activity.name,
      description: activity.description,
      activityType: activity.activityType,
      partake: activity.partake,
      isPart: !isConsuming(activity.activityType) && participations.length > 0,
      consume: activity.consume,
    })),
  }
}
