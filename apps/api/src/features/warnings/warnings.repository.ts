import type { Database } from '../../database/open-database.ts'

export const warningsRepository = (database: Database) => ({
  /** Newest first, by the code of the person they are about. */
  list: (ownerCode: string, most: number) =>
    database.warning.findMany({
      where: { account: { userCode: ownerCode } },
      orderBy: { occurredAt: 'desc' },
      take: most,
    }),
})
