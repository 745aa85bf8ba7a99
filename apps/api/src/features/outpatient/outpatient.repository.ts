import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import { ownFiles } from '../../shared/files/own-files.ts'

interface NewAppointment {
  accountId: string
  /** Dotted name of the operation, for the idempotency key. */
  operation: string
  key: string | undefined
  at: Date
  contentCipher: string
  fileIds: string[]
}

/** At most so many since that moment. */
interface Limit {
  since: Date
  most: number
  refusal: () => Error
}

export const outpatientRepository = (database: Database) => ({
  ownFiles: (accountId: string, ids: readonly string[]) => ownFiles(database, accountId, ids),

  bytesOf: async (ids: readonly string[]) =>
    (
      await database.storedFile.aggregate({
        where: { id: { in: [...ids] } },
        _sum: { bytes: true },
      })
    )._sum.bytes ?? 0,

  /** Stores an appointment and gives its id; the same key gives the one that it has stored before. */
  store: ({ contentCipher, fileIds, ...call }: NewAppointment, limit: Limit): Promise<string> =>
    once(database, call, async (transaction) => {
      const { accountId, at } = call
      await lockAccount(transaction, accountId)

      const stored = await transaction.appointment.count({
        where: { accountId, createdAt: { gte: limit.since } },
      })

      if (stored >= limit.most) throw limit.refusal()
      const id = randomUUID()

      await transaction.appointment.create({
        data: { id, accountId, contentCipher, fileIds, createdAt: at },
      })

      return id
    }),

  /** Counts a try to mail it; null when it has been mailed. */
  beginMail: async (id: string) => {
    const { count } = await database.appointment.updateMany({
      where: { id, mailedAt: null },
      data: { mailTries: { increment: 1 } },
    })

    return count === 0
      ? null
      : database.appointment.findUnique({ where: { id }, select: { contentCipher: true } })
  },

  mediaTypes: async (ids: readonly string[]) => {
    const files = await database.storedFile.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, mediaType: true },
    })

    return new Map(files.map(({ id, mediaType }) => [id, mediaType]))
  },

  markMailed: (id: string, at: Date) =>
    database.appointment.updateMany({ where: { id }, data: { mailedAt: at } }),

  withdraw: (id: string) => database.appointment.deleteMany({ where: { id, mailedAt: null } }),
})
