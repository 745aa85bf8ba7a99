// Activities with prizes, as an operator would set them up.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

/** Prize ids are `{activity}-{name}`. */
export async function addActivity(
  database: Database,
  activity: { id: string; activityType: string; consume: number; position?: number },
  prizes: readonly { name: string; rate: number; stock: number; points?: number; cents?: number }[],
): Promise<void> {
  await database.activity.create({
    data: {
      position: 1,
      ...activity,
      name: `活动${activity.id}`,
      description: '测试活动',
      partake: 0,
      prizes: {
        create: prizes.map(
          ({ name, ...prize }, position): Prisma.PrizeCreateWithoutActivityInput => ({
            id: `${activity.id}-${name}`,
            name,
            ...prize,
            prizeType: prize.cents === undefined ? '0001' : '0002',
            quota: prize.stock,
            position,
          }),
        ),
      },
    },
  })
}

/** Points that somebody has from before, in ledger and balance. */
export async function givePoints(
  database: Database,
  accountId: string,
  amount: number,
): Promise<void> {
  const id = randomUUID()

  const entry = {
    accountId,
    amount,
    reason: 'gift',
    detail: '新人见面礼',
    at: new Date('2026-03-01T00:00:00Z'),
  }

  await database.$transaction([
    database.pointsEntry.create({ data: { id, ...entry, idempotencyKey: id } }),
    database.account.update({ where: { id: accountId }, data: { points: { increment: amount } } }),
  ])
}

/** What is wrong with the points and prizes of a database: nothing, wherever everything is atomic. */
export async function brokenInvariants(database: Database): Promise<string[]> {
  const [accounts, ledger, prizes, activities, draws] = await Promise.all([
    database.account.findMany({ select: { id: true, points: true } }),
    database.pointsEntry.groupBy({ by: ['accountId'], _sum: { amount: true } }),
    database.prize.findMany({ include: { _count: { select: { draws: true } } } }),
    database.activity.findMany({ include: { _count: { select: { draws: true } } } }),
    database.draw.findMany({ include: { prize: true, redemption: true } }),
  ])

  const paid = await database.pointsEntry.groupBy({ by: ['reason'], _sum: { amount: true } })
  const sumOf = (reason: string) => paid.find((row) => row.reason === reason)?._sum.amount ?? 0
  const sums = new Map(ledger.map(({ accountId, _sum }) => [accountId, _sum.amount ?? 0]))
  const cost = draws.reduce((sum, draw) => sum + draw.cost, 0)
  const won = draws.reduce((sum, { prize }) => sum + (prize.points ?? 0), 0)

  return [
    ...accounts
      .filter(({ id, points }) => points !== (sums.get(id) ?? 0))
      .map(() => 'balance is not the ledger'),
    ...accounts.filter(({ points }) => points < 0).map(() => 'balance below 0'),
    ...prizes.filter(({ stock }) => stock < 0).map(() => 'stock below 0'),
    ...prizes
      .filter(({ quota, stock, _count }) => quota - stock !== _count.draws)
      .map(() => 'stock is not the draws'),
    ...activities
      .filter(({ partake, _count }) => partake !== _count.draws)
      .map(() => 'partake is not the draws'),
    ...draws
      .filter(({ prize, redemption }) => (prize.cents === null) === (redemption !== null))
      .map(() => 'redemption'),
    ...(sumOf('draw') === -cost ? [] : ['costs are not the draws']),
    ...(sumOf('prize') === won ? [] : ['grants are not the draws']),
  ]
}
