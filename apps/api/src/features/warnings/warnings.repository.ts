import type { Database } from '../../database/open-database.ts'

export const warningsRepository = (database: Database) => ({
  /** Newest first, by the code of the person they are about. */
  list: (ownerCode: string, most: number, since?: Date) =>
    database.warning.findMany({
      where: { account: { userCode: ownerCode }, ...(since && { occurredAt: { gte: since } }) },
      orderBy: [{ occurredAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),

  /** Whether anything that warnings come from was measured since a moment. */
  async isMeasured(ownerCode: string, since: Date): Promise<boolean> {
    const account = { userCode: ownerCode }

    const found = await Promise.all([
      database.reading.findFirst({ where: { account, at: { gte: since } }, select: { at: true } }),
      database.bloodPressure.findFirst({
        where: { account, at: { gte: since } },
        select: { at: true },
      }),
      database.ecgRecord.findFirst({
        where: { account, startedAt: { gte: since } },
        select: { id: true },
      }),
    ])

    return found.some((row) => row !== null)
  },

  /** Those of the account among the named ones. */
  named: (accountId: string, ids: readonly string[]) =>
    database.warning.findMany({
      where: { accountId, id: { in: [...ids] } },
      select: { level: true },
    }),

  /** Writes what was done about the named ones of the account that still wait; gives how many they are. */
  async note(
    accountId: string,
    ids: readonly string[],
    done: { seenAt?: Date; toldAt?: Date; remindAt?: Date },
  ): Promise<number> {
    const { count } = await database.warning.updateMany({
      where: { accountId, handledAt: null, id: { in: [...ids] } },
      data: done,
    })

    return count
  },

  /** Marks the named ones of the account, or all; gives how many were still open. */
  async markHandled(
    accountId: string,
    ids: readonly string[] | 'all',
    handled: { at: Date; as: string | null },
  ): Promise<number> {
    const named = ids === 'all' ? {} : { id: { in: [...ids] } }

    const { count } = await database.warning.updateMany({
      where: { accountId, handledAt: null, ...named },
      data: { handledAt: handled.at, handledAs: handled.as },
    })

    return count
  },
})
