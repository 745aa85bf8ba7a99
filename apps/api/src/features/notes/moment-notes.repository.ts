import type { Circumstance, NotedMetric } from '@kangban/contracts'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

interface Place {
  accountId: string
  metric: NotedMetric
  at: Date
}

interface Span {
  accountId: string
  metric: NotedMetric
  from: Date
  to: Date
}

interface Told {
  circumstances: Circumstance[] | null
  noteCipher: string | null
}

const within = ({ accountId, metric, from, to }: Span) => ({
  accountId,
  metric,
  at: { gte: from, lt: to },
})

export const momentNotesRepository = (database: Database) => ({
  list: (span: Span) =>
    database.momentNote.findMany({ where: within(span), orderBy: { at: 'asc' } }),

  /** `admit` is told how many others stand on the day, and throws to refuse. */
  set: (place: Place, { circumstances, noteCipher }: Told, context: SetContext) =>
    database.$transaction(async (transaction) => {
      const { accountId, metric, at } = place
      await lockAccount(transaction, accountId)
      const { from, to } = context.day

      context.admit(
        await transaction.momentNote.count({
          where: { ...within({ accountId, metric, from, to }), NOT: { at } },
        }),
      )

      // A column of JSON has a null of its own.
      const told = { circumstances: circumstances ?? Prisma.DbNull, noteCipher }

      await transaction.momentNote.upsert({
        where: { accountId_metric_at: place },
        create: { ...place, ...told },
        update: told,
      })
    }),

  /** What is gone already is gone. */
  remove: (place: Place) => database.momentNote.deleteMany({ where: place }),
})

interface SetContext {
  day: { from: Date; to: Date }
  admit: (others: number) => void
}
