import type { Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export const feedbackRepository = (database: Database | Transaction) => ({
  countSince: (accountId: string, since: Date) =>
    database.feedback.count({ where: { accountId, at: { gt: since } } }),

  add: (row: Prisma.FeedbackUncheckedCreateInput) => database.feedback.create({ data: row }),

  newest: (accountId: string, most: number) =>
    database.feedback.findMany({
      where: { accountId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: most,
    }),
})
