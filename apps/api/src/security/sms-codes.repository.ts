import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import type { Database } from '../database/open-database.ts'

interface NewCode {
  phoneHash: string
  addressHash: string
  purpose: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

export const smsCodesRepository = (database: Database) => ({
  /** What the limits of sending are decided by. */
  async sendingHistory({
    phoneHash,
    addressHash,
    at,
  }: {
    phoneHash: string
    addressHash: string
    at: Date
  }) {
    const dayAgo = new Date(at.getTime() - MS_PER_DAY)
    const hourAgo = new Date(at.getTime() - MS_PER_HOUR)

    const [toPhone, fromAddress] = await Promise.all([
      database.smsCode.findMany({
        where: { phoneHash, createdAt: { gt: dayAgo } },
        orderBy: { createdAt: 'desc' },
        select: { createdAt: true },
      }),
      database.smsCode.count({ where: { addressHash, createdAt: { gt: hourAgo } } }),
    ])

    return {
      lastToPhone: toPhone[0]?.createdAt ?? null,
      toPhoneToday: toPhone.length,
      fromAddressThisHour: fromAddress,
    }
  },

  save: (code: NewCode) => database.smsCode.create({ data: { id: randomUUID(), ...code } }),

  forget: (id: string) => database.smsCode.deleteMany({ where: { id } }),

  newest: ({ phoneHash, purposes, at }: { phoneHash: string; purposes: string[]; at: Date }) =>
    database.smsCode.findFirst({
      where: { phoneHash, purpose: { in: purposes }, expiresAt: { gt: at } },
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
