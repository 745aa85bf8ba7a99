import type { Database } from '../../database/open-database.ts'

export const warningsRepository = (database: Database) => ({
  /** Newest first, by the code of the person they are about. */
  list: (ownerCode: string, most: number) =>
    database.warning.findMany({
      where: { account: { userCode: ownerCode } },
      orderBy: [{ occurredAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),

  /** Those not dealt with, newest first, and how many there have been since a moment. */
  async summary(ownerCode: string, since: Date) {
    const account = { userCode: ownerCode }

    const [open, recent] = await Promise.all([
      database.warning.findMany({
        where: { account, handledAt: null },
        orderBy: { occurredAt: 'desc' },
      }),
      database.warning.count({ where: { account, occurredAt: { gte: since } } }),
    ])

    return { open, recent }
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
