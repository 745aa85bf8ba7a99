import { refuse } from '@kangban/contracts'
import type { RandomNumbers } from '../../ports/random.ts'
import { chooseByRate } from '@kangban/rules/points/prizes'
import type { PointsRepository } from './points.repository.ts'

type Stock = Pick<PointsRepository, 'prizesInStock' | 'takeFromStock'>

/** Takes one of the prizes that are there, by their rates; one that goes meanwhile is drawn for again among the rest. */
export async function takePrize(repository: Stock, activityId: string, random: RandomNumbers) {
  let left = await repository.prizesInStock(activityId)

  for (;;) {
    const prize = chooseByRate(left, random.below)

    if (!prize) {
      throw refuse('prizesGone', 'no prize in stock')
    }

    if (await repository.takeFromStock(prize.id)) return prize
    left = left.filter(({ id }) => id !== prize.id)
  }
}
