import type { Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export type StoredFileRow = Prisma.StoredFileUncheckedCreateInput

export const filesRepository = (database: Database | Transaction) => ({
  /** What an account has stored, and how much of it since a moment. */
  async usage(accountId: string, since: Date) {
    const [all, recent] = [
      await database.storedFile.aggregate({
        where: { accountId },
        _count: true,
        _sum: { bytes: true },
      }),
      await database.storedFile.count({ where: { accountId, createdAt: { gt: since } } }),
    ]

    return { files: all._count, bytes: all._sum.bytes ?? 0, recent }
  },

  /** Whether an upload with this key has had its answer. */
  isRepeat: async ({
    accountId,
    operation,
    key,
  }: {
    accountId: string
    operation: string
    key: string
  }) => (await database.idempotencyKey.count({ where: { accountId, operation, key } })) > 0,

  add: (row: StoredFileRow) => database.storedFile.create({ data: row }),

  /** For a signed link, which stands for the permission of its owner. */
  mediaType: async (id: string) =>
    (await database.storedFile.findUnique({ where: { id }, select: { mediaType: true } }))
      ?.mediaType,
})
