import { fileIdsOf } from '../../shared/files/file-links.ts'
import type { Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export type DocumentRow = Prisma.ArchiveDocumentUncheckedCreateInput

const NEWEST_FIRST = [{ day: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }] as const

interface Filter {
  accountId: string
  kind?: string
  year?: number
}

const whereOf = ({ accountId, kind, year }: Filter): Prisma.ArchiveDocumentWhereInput => ({
  accountId,
  ...(kind ? { kind } : {}),
  ...(year ? { day: { gte: `${year}-01-01`, lte: `${year}-12-31` } } : {}),
})

export const archiveRepository = (database: Database | Transaction) => ({
  page: (filter: Filter, { pn, ps }: { pn: number; ps: number }) =>
    database.archiveDocument.findMany({
      where: whereOf(filter),
      orderBy: [...NEWEST_FIRST],
      skip: (pn - 1) * ps,
      take: ps,
    }),

  count: (filter: Filter) => database.archiveDocument.count({ where: whereOf(filter) }),

  /** The days of all documents; the file quota keeps them few. */
  days: async (filter: Filter) =>
    (
      await database.archiveDocument.findMany({ where: whereOf(filter), select: { day: true } })
    ).map(({ day }) => day),

  /** Whether all of these were uploaded for the archive by the account itself, and are in no document yet. */
  async areFree(accountId: string, ids: readonly string[]): Promise<boolean> {
    const own = await database.storedFile.count({
      where: { accountId, purpose: 'archive', id: { in: [...ids] } },
    })

    const documents = await database.archiveDocument.findMany({
      where: { accountId },
      select: { fileIds: true },
    })

    const taken = new Set(documents.flatMap(({ fileIds }) => fileIdsOf(fileIds)))
    return own === ids.length && ids.every((id) => !taken.has(id))
  },

  add: (row: DocumentRow) => database.archiveDocument.create({ data: row }),

  /** Removes the document with the rows of its files and gives their ids; null for what the account does not have. */
  async remove({ id, accountId }: { id: string; accountId: string }): Promise<string[] | null> {
    const document = await database.archiveDocument.findFirst({
      where: { id, accountId },
      select: { fileIds: true },
    })

    const { count } = await database.archiveDocument.deleteMany({ where: { id, accountId } })
    if (!document || count === 0) return null
    const ids = fileIdsOf(document.fileIds)

    await database.storedFile.deleteMany({
      where: { accountId, purpose: 'archive', id: { in: ids } },
    })

    return ids
  },
})
