import type { Database } from '../../database/open-database.ts'

/** Everything that is asked at once makes each answer harder to give. */
const MAX_MEDICINES_BEGUN = 3

export const medicinesRepository = (database: Database) => ({
  /** Of what the person wrote down to take, what began on one of the days: the newest few, the last first. */
  begun: (query: { accountId: string; fromDay: string; toDay: string }) =>
    database.medicine.findMany({
      where: { accountId: query.accountId, since: { gte: query.fromDay, lte: query.toDay } },
      orderBy: [{ since: 'desc' }, { position: 'asc' }],
      take: MAX_MEDICINES_BEGUN,
      select: { name: true, since: true },
    }),
})
