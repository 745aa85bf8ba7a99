import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import type { Database } from '../database/open-database.ts'
import type { Transaction } from '../database/once.ts'

interface NewCode {
  phoneHash: string
  addressHash: string
  purpose: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

export interface History {
  lastToPhone: Date | null
  toPhoneToday: number
  fromAddressThisHour: number
}

interface Sending {
  /** The code itself does not count. */
  id: string
  phoneHash: string
  addressHash: string
  at: Date
}

/** Clocks of replicas differ by seconds; what lies further ahead was sent before a clock was set back. */
const CLOCKS_DIFFER_MS = MS_PER_MINUTE

const latestAt = (at: Date): Date => new Date(at.getTime() + CLOCKS_DIFFER_MS)

/** What the limits of sending are decided by. Codes from before a clock was set back do not count: it is not known how old they are. */
async function sendingHistory(
  transaction: Transaction,
  { id, phoneHash, addressHash, at }: Sending,
): Promise<History> {
  const others = { id: { not: id } }
  const lte = latestAt(at)
  const dayAgo = new Date(at.getTime() - MS_PER_DAY)
  const hourAgo = new Date(at.getTime() - MS_PER_HOUR)

  const toPhone = await transaction.smsCode.findMany({
    where: { ...others, phoneHash, createdAt: { gt: dayAgo, lte } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })

  const fromAddressThisHour = await transaction.smsCode.count({
    where: { ...others, addressHash, createdAt: { gt: hourAgo, lte } },
  })

  return {
    lastToPhone: toPhone[0]?.createdAt ?? null,
    toPhoneToday: toPhone.length,
    fromAddressThisHour,
  }
}

/**
 * Lets those who send to one phone or from one address stand in line until the transaction ends: they count before they add.
 * On SQLite the first write of a transaction does that; PostgreSQL has locks for names.
 */
async function standInLine(transaction: Transaction, names: readonly string[]): Promise<void> {
  // In one order everywhere, so that no two wait for each other.
  for (const name of names.toSorted())
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

export const smsCodesRepository = (
  database: Database,
  { isPostgres }: { isPostgres: boolean },
) => ({
  /**
   * Keeps a code where the limits of sending allow one more, decided by what else was sent; else nothing is kept.
   * @throws what `requireAllowed` throws
   */
  reserve: (code: NewCode, requireAllowed: (history: History) => void) =>
    database.$transaction(async (transaction) => {
      const { phoneHash, addressHash, createdAt: at } = code
      if (isPostgres) await standInLine(transaction, [phoneHash, addressHash])
      // Written before it is counted: the write takes the database's lock on SQLite.
      const { id } = await transaction.smsCode.create({ data: { id: randomUUID(), ...code } })
      requireAllowed(await sendingHistory(transaction, { id, phoneHash, addressHash, at }))

      // Else such a code would be the newest one when the clock has come to it again.
      await transaction.smsCode.updateMany({
        where: { phoneHash, createdAt: { gt: latestAt(at) } },
        data: { expiresAt: at },
      })

      return id
    }),

  forget: (id: string) => database.smsCode.deleteMany({ where: { id } }),

  newest: ({ phoneHash, purposes, at }: { phoneHash: string; purposes: string[]; at: Date }) =>
    database.smsCode.findFirst({
      where: {
        phoneHash,
        purpose: { in: purposes },
        expiresAt: { gt: at },
        createdAt: { lte: latestAt(at) },
      },
      orderBy: { createdAt: 'desc' },
    }),

  /** Counts one try against a code; false when its tries are used up. Done before comparing, so that a race gains nothing. */
  async countTry(id: string, limit: number): Promise<boolean> {
    const { count } = await database.smsCode.updateMany({
      where: { id, usedAt: null, wrongTries: { lt: limit } },
      data: { wrongTries: { increment: 1 } },
    })

    return count === 1
  },

  /** Uses a code up; false when somebody else just did. */
  async use(id: string, at: Date): Promise<boolean> {
    const { count } = await database.smsCode.updateMany({
      where: { id, usedAt: null },
      data: { usedAt: at },
    })

    return count === 1
  },
})
