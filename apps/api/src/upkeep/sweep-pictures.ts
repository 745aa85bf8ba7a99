import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import type { Database } from '../database/open-database.ts'
import { DRAFTS, type FileStore } from '../ports/files.ts'
import { imageKey, IMAGES, removeImage } from '../ports/stored-image.ts'

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

    for (const { id, createdAt } of rows) {
      const hasBytes = await files.has(imageKey('image', id))

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

async function removeUnknown({ database, files }: Stores, ids: readonly string[]): Promise<void> {
  const rows = await database.storedFile.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true },
  })

  const known = new Set(rows.map(({ id }) => id))
  for (const id of ids) if (!known.has(id)) await removeImage(files, id)
}

/** Takes away what a process left that was killed, or that found no room, before there was a row. */
async function sweepBytes({ database, files }: Stores, before: Date): Promise<void> {
  for await (const name of files.unchanged(DRAFTS, before)) await files.remove(`${DRAFTS}/${name}`)
  // An empty database beside pictures is another one than theirs: one that was configured by mistake, or is yet to be restored.
  if ((await database.account.findFirst({ select: { id: true } })) === null) return
  let batch: string[] = []

  for await (const id of files.unchanged(IMAGES, before)) {
    batch.push(id)

    if (batch.length === BATCH) {
      await removeUnknown({ database, files }, batch)
      batch = []
    }
  }

  await removeUnknown({ database, files }, batch)
}

/** Holds pictures and their rows to each other; what is just being uploaded is left alone. */
export async function sweepPictures(stores: Stores, now: Date): Promise<{ lostPictures: number }> {
  await sweepBytes(stores, new Date(now.getTime() - UPLOADING_MS))
  return { lostPictures: await sweepRows(stores, now) }
}
