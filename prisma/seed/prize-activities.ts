import { CASH_PRIZE, NEW_USER_ACTIVITY, POINTS_PRIZE } from '@kangban/contracts'
import type { Prisma } from '../generated/sqlite/client.ts'

interface SeededActivity {
  id: string
  name: string
  description: string
  activityType: string
  consume: number
  prizes: readonly Prisma.PrizeCreateManyInput[]
}

type Row = [name: string, rate: number, quota: number]

const points = (worth: number, [name, rate, quota]: Row) => ({
  name,
  rate,
  quota,
  prizeType: POINTS_PRIZE,
  points: worth,
})

const cash = (cents: number, [name, rate, quota]: Row) => ({
  name,
  rate,
  quota,
  prizeType: CASH_PRIZE,
  cents,
})

const prizesOf = (
  activityId: string,
  prizes: readonly Omit<Prisma.PrizeCreateManyInput, 'id' | 'activityId' | 'position' | 'stock'>[],
): Prisma.PrizeCreateManyInput[] =>
  prizes.map((prize, index) => ({
    ...prize,
    id: `${activityId}-${index + 1}`,
    activityId,
    stock: prize.quota,
    position: index + 1,
  }))

export const PRIZE_ACTIVITIES: readonly SeededActivity[] = [
  {
    id: 'new-user',
    name: '新人有礼',
    description: '新用户专享，免费抽一次，次次有奖',
    activityType: NEW_USER_ACTIVITY,
    consume: 0,
    prizes: prizesOf('new-user', [
      points(30, ['30积分', 300, 2000]),
      points(66, ['66积分', 250, 2000]),
      points(100, ['100积分', 200, 1000]),
      points(188, ['188积分', 150, 500]),
      cash(188, ['现金红包1.88元', 80, 100]),
      cash(880, ['现金红包8.8元', 20, 20]),
    ]),
  },
  {
    id: 'daily-wheel',
    name: '天天转盘',
    description: '每次消耗30积分，每天都能转一转',
    activityType: '0002',
    consume: 30,
    prizes: prizesOf('daily-wheel', [
      points(5, ['谢谢参与（5积分）', 320, 50_000]),
      points(10, ['10积分', 240, 50_000]),
      points(20, ['20积分', 180, 20_000]),
      points(30, ['30积分', 120, 20_000]),
      points(66, ['66积分', 60, 5000]),
      points(120, ['120积分', 20, 1000]),
      cash(88, ['现金红包0.88元', 50, 500]),
      cash(188, ['现金红包1.88元', 10, 100]),
    ]),
  },
  {
    id: 'lucky-wheel',
    name: '幸运大转盘',
    description: '每次消耗100积分，最高可得88元现金红包',
    activityType: '0002',
    consume: 100,
    prizes: prizesOf('lucky-wheel', [
      points(10, ['谢谢参与（10积分）', 300, 50_000]),
      points(50, ['50积分', 260, 20_000]),
      points(88, ['88积分', 200, 10_000]),
      points(188, ['188积分', 90, 2000]),
      cash(280, ['现金红包2.8元', 100, 300]),
      cash(880, ['现金红包8.8元', 45, 100]),
      cash(8800, ['现金红包88元', 5, 3]),
    ]),
  },
]
