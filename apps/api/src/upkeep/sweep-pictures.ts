import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import type { Database } from '../database/open-database.ts'
import type { FileStore } from '../ports/files.ts'
import { imageKey, removeImage } from '../ports/stored-image.ts'
import { sweepBytes } from './sweep-bytes.ts'

/** A form is filled in within a day, or its pictures are sent again. */
const UNUSED_MS = MS_PER_DAY
/** Bytes are written before their row; no upload takes as long as this. */
const UPLOADING_MS = MS_PER_HOUR
const BATCH = 500

interface Stores {
  database: Database
  files: FileStore
}

interface Row {
  id: string
  accountId: string
  createdAt: Date
}

/** Rows of pictures from before a moment, those of an account together. */
async function* oldRows(database: Database, before: Date): AsyncGenerator<Row[]> {
  let last = { accountId: '', id: '' }

  for (;;) {
    const { accountId, id } = last

    const rows = await database.storedFile.findMany({
      where: {
        createdAt: { lt: before },
        OR: [{ accountId: { gt: accountId } }, { accountId, id: { gt: id } }],
      },
      orderBy: [{ accountId: 'asc' }, { id: 'asc' }],
      take: BATCH,
      select: { id: true, accountId: true, createdAt: true },
    })

    const next = rows.at(-1)
    if (!next) return
    yield rows
    last = next
  }
}

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []

/** The pictures that something of their accounts shows. */
async function usedBy(database: Database, accountIds: Iterable<string>): Promise<Set<string>> {
  const accountId = { in: [...new Set(accountIds)] }

  const [documents, feedback, appointments, profiles] = await Promise.all([
    database.archiveDocument.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.feedback.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.appointment.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.profile.findMany({ where: { accountId }, select: { avatarFileId: true } }),
  ])

  return new Set([
    ...[...documents, ...feedback, ...appointments].flatMap(({ fileIds }) => idsIn(fileIds)),
    ...profiles.flatMap(({ avatarFileId }) => avatarFileId ?? []),
  ])
}

/** Takes away pictures that nothing uses; gives how many are used and have no bytes. */
async function sweepRows({ database, files }: Stores, now: Date): Promise<number> {
  const unusedBefore = new Date(now.getTime() - UNUSED_MS)
  let lost = 0

  for await (const rows of oldRows(database, new Date(now.getTime() - UPLOADING_MS))) {
    const accountIds = rows.map(({ accountId }) => accountId)
    const used = await usedBy(database, accountIds)
    const there = await Promise.all(rows.map(({ id }) => files.has(imageKey('image', id))))

    for (const [at, { id, createdAt }] of rows.entries()) {
      const hasBytes = there[at] === true

      // The row of a picture that is shown stays: it is the one sign of what was lost, and its bytes may be brought back.
      if (used.has(id)) {
        if (!hasBytes) lost += 1
      } else if (createdAt < unusedBefore || !hasBytes) {
        // The row first: a picture without a row is waste, a row without its picture is a fault.
        await database.storedFile.deleteMany({ where: { id } })
        await removeImage(files, id)
      }
    }
  }

  return lost
}

/** Holds pictures and their rows to each other; what is just being uploaded is left alone. */
export async function sweepPictures(stores: Stores, now: Date): Promise<{ lostPictures: number }> {
  await sweepBytes(stores, new Date(now.getTime() - UPLOADING_MS))
  return { lostPictures: await sweepRows(stores, now) }
}
