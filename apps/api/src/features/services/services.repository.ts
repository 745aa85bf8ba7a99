import type { Database } from '../../database/open-database.ts'

export const servicesRepository = (database: Database) => ({
  /** Whether an entitlement of that code is in force at that moment; its end is no longer part of it. */
  isEntitled: async ({ accountId, code, at }: { accountId: string; code: string; at: Date }) =>
    (await database.entitlement.count({ where: { accountId, code, startsAt: { lte: at }, endsAt: { gt: at } } })) > 0,
})
