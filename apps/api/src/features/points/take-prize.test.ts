import { expect, it } from 'vitest'
import type { Prize } from '../../../../../prisma/generated/sqlite/client.ts'
import { takePrize } from './take-prize.ts'

const prize = (id: string, rate: number): Prize => ({
  id,
  rate,
  activityId: 'wheel',
  name: id,
  prizeType: '0001',
  quota: 1,
  stock: 1,
  points: 5,
  cents: null,
  position: 0,
})

/** A stock whose listed prizes may be gone when they are taken. */
const stockOf = (prizes: Prize[], gone: string[]) => ({
  prizesInStock: () => Promise.resolve(prizes) as never,
  takeFromStock: (id: string) => Promise.resolve(!gone.includes(id)),
})

const first = { below: () => 0 }

it('draws again among the rest when the prize has just gone', async () => {
  const prizes = [prize('a', 8), prize('b', 1), prize('c', 1)]
  expect((await takePrize(stockOf(prizes, []), 'wheel', first)).id).toBe('a')
  expect((await takePrize(stockOf(prizes, ['a', 'b']), 'wheel', first)).id).toBe('c')
})

it('says so when nothing is left', async () => {
  const all = stockOf([prize('a', 1), prize('b', 1)], ['a', 'b'])

  await expect(takePrize(all, 'wheel', first)).rejects.toMatchObject({
    userMessage: '奖品已抽完，请换个活动试试',
  })

  const none = stockOf([], [])

  await expect(takePrize(none, 'wheel', first)).rejects.toMatchObject({
    userMessage: '奖品已抽完，请换个活动试试',
  })
})
