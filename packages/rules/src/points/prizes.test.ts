import { expect, it } from 'vitest'
import { chooseByRate, quotaOf, worthOf } from './prizes.ts'

it('a prize is worth points or yuan', () => {
  const points = { prizeType: '0001', points: 50, cents: null }
  const cash = { prizeType: '0002', points: null, cents: 880 }
  expect([quotaOf(points), worthOf(points)]).toEqual([50, '50积分'])
  expect([quotaOf(cash), worthOf(cash)]).toEqual([8.8, '8.8元'])
})

it('[WHEEL-18] every ticket belongs to one item, as many to each as its rate says', () => {
  const items = [
    { name: 'a', rate: 3 },
    { name: 'b', rate: 0 },
    { name: 'c', rate: 1 },
  ]

  const chosen = [0, 1, 2, 3].map((ticket) => {
    const item = chooseByRate(items, (limit) => {
      expect(limit).toBe(4)
      return ticket
    })

    return item?.name
  })

  expect(chosen).toEqual(['a', 'a', 'a', 'c'])
  expect(chooseByRate([], () => 0)).toBeUndefined()
  expect(chooseByRate([{ rate: 0 }], () => 0)).toBeUndefined()
})
