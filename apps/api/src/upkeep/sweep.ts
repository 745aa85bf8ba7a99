import { MS_PER_DAY } from '@kangban/china-time'
import { LOOKS_DAYS } from '@kangban/contracts'
import type { Database } from '../database/open-database.ts'
import type { FileStore } from '../ports/files.ts'
import { removeImage } from '../ports/stored-image.ts'

/** Devices may send a batch again for a month. */
const KEYS_MS = 31 * MS_PER_DAY
/** The limits of sending look back a day. */
const CODES_MS = 2 * MS_PER_DAY
/** Whether a message went out is asked for a day, by the limit of it. */
const NOTICES_MS = 2 * MS_PER_DAY
/** Where somebody was, and that they asked for help, is kept for a month. */
const RESCUES_MS = 30 * MS_PER_DAY
const SESSIONS_MS = 30 * MS_PER_DAY
/** A form is filled in within a day, or its pictures are sent again. */
const PICTURES_MS = MS_PER_DAY
const MAX_PICTURES = 1000

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []

/** Pictures that were uploaded and then never used in anything. */
async function forgottenPictures(database: Database, before: Date): Promise<string[]> {
  const old = await database.storedFile.findMany({
    where: { createdAt: { lt: before } },
    orderBy: { createdAt: 'asc' },
    take: MAX_PICTURES,
    select: { id: true, accountId: true },
  })

  const accountId = { in: [...new Set(old.map((file) => file.accountId))] }

  const [documents, feedback, appointments, profiles] = await Promise.all([
    database.archiveDocument.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.feedback.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.appointment.findMany({ where: { accountId }, select: { fileIds: true } }),
    database.profile.findMany({ where: { accountId }, select: { avatarFileId: true } }),
  ])

  const used = new Set([
    ...[...documents, ...feedback, ...appointments].flatMap(({ fileIds }) => idsIn(fileIds)),
    ...profiles.map(({ avatarFileId }) => avatarFileId),
  ])

  return old.map(({ id }) => id).filter((id) => !used.has(id))
}

/** Takes away what has served its time; may run at any moment, and again. */
export async function sweep(
  { database, files }: { database: Database; files: FileStore },
  now: Date,
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  const over = before(SESSIONS_MS)
  await database.idempotencyKey.deleteMany({ where: { createdAt: { lt: before(KEYS_MS) } } })
  await database.smsCode.deleteMany({ where: { createdAt: { lt: before(CODES_MS) } } })

  await database.rescue.deleteMany({ where: { at: { lt: before(RESCUES_MS) } } })

  await database.session.deleteMany({
    where: { OR: [{ endedAt: { lt: over } }, { expiresAt: { lt: over } }] },
  })

  await database.reminderNotice.deleteMany({ where: { dueAt: { lt: before(NOTICES_MS) } } })

  await database.pushTarget.deleteMany({
    where: { session: { OR: [{ endedAt: { not: null } }, { expiresAt: { lt: now } }] } },
  })

  await database.familyLook.deleteMany({ where: { hour: { lt: before(LOOKS_DAYS * MS_PER_DAY) } } })
  await database.redemptionPermit.deleteMany({ where: { expiresAt: { lt: now } } })

  for (const id of await forgottenPictures(database, before(PICTURES_MS))) {
    // The row first: a picture without a row is waste, a row without its picture is a fault.
    await database.storedFile.deleteMany({ where: { id } })
    await removeImage(files, id)
  }
}
