import { MS_PER_DAY } from '@kangban/china-time'
import { LOOKS_DAYS, SECURITY_EVENTS_DAYS } from '@kangban/contracts'
import type { Database } from '../database/open-database.ts'
import type { FileStore } from '../ports/files.ts'
import { DEVICE_MS } from '../security/asker.ts'
import { idleSince } from '../shared/session/idle.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** Devices may send a batch again for a month. */
const KEYS_MS = 31 * MS_PER_DAY
/** Longer than any code is good, whichever replica's clock goes wrong. */
const CODES_MS = 2 * MS_PER_DAY
/** Pauses are remembered for a day. */
const LIMITS_MS = MS_PER_DAY
/** Whether a message went out is asked for a day, by the limit of it. */
const NOTICES_MS = 2 * MS_PER_DAY
/** Where somebody was, and that they asked for help, is kept for a month. */
const RESCUES_MS = 30 * MS_PER_DAY
const SESSIONS_MS = 30 * MS_PER_DAY

/** Takes away what has served its time; may run at any moment, and again. Gives what somebody must look at. */
export async function sweep(
  { database, files }: { database: Database; files: FileStore },
  now: Date,
): Promise<{ lostPictures: number }> {
  const before = (age: number) => new Date(now.getTime() - age)
  const over = before(SESSIONS_MS)
  await database.idempotencyKey.deleteMany({ where: { createdAt: { lt: before(KEYS_MS) } } })
  await database.smsCode.deleteMany({ where: { createdAt: { lt: before(CODES_MS) } } })

  await database.knownDevice.deleteMany({ where: { lastAt: { lt: before(DEVICE_MS) } } })
  await database.rateLimit.deleteMany({ where: { endsAt: { lt: before(LIMITS_MS) } } })

  await database.rescue.deleteMany({ where: { at: { lt: before(RESCUES_MS) } } })

  await database.session.deleteMany({
    where: { OR: [{ endedAt: { lt: over } }, { expiresAt: { lt: over } }] },
  })

  await database.reminderNotice.deleteMany({ where: { dueAt: { lt: before(NOTICES_MS) } } })

  await database.pushTarget.deleteMany({
    where: {
      session: {
        OR: [
          { endedAt: { not: null } },
          { expiresAt: { lt: now } },
          { lastUsedAt: { lte: idleSince(now) } },
        ],
      },
    },
  })

  await database.securityEvent.deleteMany({
    where: { at: { lt: before(SECURITY_EVENTS_DAYS * MS_PER_DAY) } },
  })

  await database.familyLook.deleteMany({ where: { hour: { lt: before(LOOKS_DAYS * MS_PER_DAY) } } })
  await database.redemptionPermit.deleteMany({ where: { expiresAt: { lt: now } } })

  return sweepPictures({ database, files }, now)
}
