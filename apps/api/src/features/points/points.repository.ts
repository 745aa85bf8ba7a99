import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'
import { isTaken, type Transaction } from '../../database/once.ts'

interface Entry {
  accountId: string
  /** Negative where points are spent. */
  amount: number
  reason: 'sign-in' | 'draw' | 'prize'
  detail: string
  at: Date
  idempotencyKey: string
}

const newestFirst = [{ at: 'desc' }, { id: 'desc' }] as const

/** What is written needs the transaction of the whole; what is only read takes either. */
export const pointsRepository = (database: Database | Transaction) => ({
  async balance(accountId: string): Promise<number> {
    const { points } = await database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: { points: true },
    })

    return points
  },

  newestSignIns: (accountId: string, count: number) =>
    database.signIn.findMany({ where: { accountId }, orderBy: { day: 'desc' }, take: count }),

  saveSignIn: (signIn: {
    accountId: string
    day: string
    cycleDay: number
    points: number
    at: Date
  }) => database.signIn.create({ data: signIn }),

  /** Moves the balance and writes the ledger; false, and nothing done, where the points do not suffice. */
  async book(entry: Entry): Promise<boolean> {
    const { count } = await database.account.updateMany({
      where: { id: entry.accountId, points: { gte: -entry.amount } },
      data: { points: { increment: entry.amount } },
    })

    if (count === 0) return false
    await database.pointsEntry.create({ data: { id: randomUUID(), ...entry } })
    return true
  },

  activities: (accountId: string) =>
    database.activity.findMany({
      orderBy: { position: 'asc' },
      include: { participations: { where: { accountId }, select: { accountId: true } } },
    }),

  activity: (id: string) => database.activity.findUnique({ where: { id } }),

  activityWithPrizes: (id: string) =>
    database.activity.findUnique({
      where: { id },
      include: { prizes: { orderBy: { position: 'asc' } } },
    }),

  prizesInStock: (activityId: string) =>
    database.prize.findMany({
      where: { activityId, stock: { gt: 0 } },
      orderBy: { position: 'asc' },
    }),

  /** False when the last one has just gone. */
  async takeFromStock(prizeId: string): Promise<boolean> {
    const { count } = await database.prize.updateMany({
      where: { id: prizeId, stock: { gt: 0 } },
      data: { stock: { decrement: 1 } },
    })

    return count === 1
  },

  /** False when the account has taken part before. */
  async takePart(participation: {
    accountId: string
    activityId: string
    at: Date
  }): Promise<boolean> {
    try {
      await database.participation.create({ data: participation })
      return true
    } catch (cause) {
      if (isTaken(cause)) return false
      throw cause
    }
  },

  countDraw: (activityId: string) =>
    database.activity.update({
      where: { id: activityId },
      data: { partake: { increment: 1 } },
      select: { id: true },
    }),

  saveDraw: (draw: {
    id: string
    accountId: string
    activityId: string
    prizeId: string
    cost: number
    at: Date
    redemption?: { create: { id: string; status: string; createdAt: Date } }
  }) => database.draw.create({ data: draw }),

  latestDraws: (count: number) =>
    database.draw.findMany({
      orderBy: [...newestFirst],
      take: count,
      include: { prize: true, account: { select: { profile: { select: { nameCipher: true } } } } },
    }),

  draws: (accountId: string, page: { skip: number; take: number }) =>
    Promise.all([
      database.draw.findMany({
        where: { accountId },
        orderBy: [...newestFirst],
        ...page,
        include: { prize: true, redemption: { select: { id: true, status: true } } },
      }),
      database.draw.count({ where: { accountId } }),
    ]),
})
export type PointsRepository = ReturnType<typeof pointsRepository>

/** A page of an account's ledger, newest first, and how many entries it has. */
export async function ledgerPage(
  reads: PreparedReads,
  accountId: string,
  page: { skip: number; take: number },
) {
  const [rows, [counted]] = await Promise.all([
    // A draw books its cost and its prize at one moment: the prize came second.
    reads.all<{ detail: string; amount: number; at: string }>(
      `SELECT "detail", "amount", "at" FROM "PointsEntry" WHERE "accountId" = $1
        ORDER BY "at" DESC, "amount" DESC, "id" DESC LIMIT $2 OFFSET $3`,
      [accountId, page.take, page.skip],
    ),
    reads.all<{ total: number | string }>(
      `SELECT COUNT(*) AS "total" FROM "PointsEntry" WHERE "accountId" = $1`,
      [accountId],
    ),
  ])

  // PostgreSQL counts in a wider number than JavaScript's, and writes it as text.
  return {
    entries: rows.map((row) => ({ ...row, at: momentOf(row.at) })),
    total: Number(counted?.total ?? 0),
  }
}
