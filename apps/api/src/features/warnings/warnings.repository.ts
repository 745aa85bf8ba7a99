import type { Database } from '../../database/open-database.ts'

export const warningsRepository = (database: Database) => ({
  /** Newest first, by the code of the person they are about. */
  list: (ownerCode: string, most: number) =>
    database.warning.findMany({
      where: { account: { userCode: ownerCode } },
      orderBy: [{ occurredAt: 'desc' }, { id: 'asc' }],
      take: most,
    }),

  /** Marks the named ones of the account, or all; gives how many were still open. */
  async markHandled(accountId: string, ids: readonly string[] | 'all', at: Date): Promise<number> {
    const named = ids === 'all' ? {} : { id: { in: [...ids] } }
    const { count } = await database.warning.updateMany({
      where: { accountId, handledAt: null, ...named },
      data: { handledAt: at },
    })
    return count
  },
})
