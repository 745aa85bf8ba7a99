import type { Database } from '../database/open-database.ts'

export interface LimitRow {
  readonly keyHash: string
  readonly count: number
  readonly startedAt: Date
  readonly endsAt: Date
}

export const rateLimitsRepository = (database: Database) => ({
  /**
   * Changes the rows of those keys, seen by nobody else meanwhile; `change` may throw, and nothing is written.
   * A key that has no row yet gets one, with a count of 0.
   */
  change: (
    keyHashes: readonly string[],
    { at, change }: { at: Date; change: (rows: readonly LimitRow[]) => LimitRow[] },
  ) =>
    database.$transaction(async (transaction) => {
      const rows: LimitRow[] = []

      // In one order everywhere, so that no two wait for each other.
      for (const keyHash of keyHashes.toSorted()) {
        // An update that changes nothing takes the row's lock on PostgreSQL, the database's on SQLite.
        const row = await transaction.rateLimit.upsert({
          where: { keyHash },
          create: { keyHash, count: 0, startedAt: at, endsAt: at },
          update: { count: { increment: 0 } },
        })

        rows.push(row)
      }

      for (const { keyHash, ...data } of change(rows))
        await transaction.rateLimit.update({ where: { keyHash }, data })
    }),

  forget: (keyHash: string) => database.rateLimit.deleteMany({ where: { keyHash } }),

  /** Counts one less, and ends the time where an end is given. */
  lower: (keyHash: string, endsAt: Date | undefined) =>
    database.rateLimit.updateMany({
      where: { keyHash, count: { gt: 0 } },
      data: { count: { decrement: 1 }, ...(endsAt && { endsAt }) },
    }),
})
