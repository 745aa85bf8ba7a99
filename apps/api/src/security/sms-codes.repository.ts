import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { latestAt } from './rate-limits.ts'

interface NewCode {
  phoneHash: string
  askerHash: string
  purpose: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

interface Wanted {
  phoneHash: string
  purposes: string[]
  askerHash: string
  at: Date
}

export const smsCodesRepository = (database: Database) => ({
  /** Keeps a code; one from before a clock was set back is no good any more, else it would be the newest when the clock has come to it again. */
  async keep(code: NewCode): Promise<string> {
    const { phoneHash, createdAt: at } = code
    const id = randomUUID()

    await database.$transaction([
      database.smsCode.create({ data: { id, ...code } }),
      database.smsCode.updateMany({
        where: { phoneHash, createdAt: { gt: latestAt(at) } },
        data: { expiresAt: at },
      }),
    ])

    return id
  },

  forget: (id: string) => database.smsCode.deleteMany({ where: { id } }),

  /** The newest of those that the asker asked for; of two of one millisecond the one that is not used yet. */
  newest: ({ phoneHash, purposes, askerHash, at }: Wanted) =>
    database.smsCode.findFirst({
      where: {
        phoneHash,
        askerHash,
        purpose: { in: purposes },
        expiresAt: { gt: at },
        createdAt: { lte: latestAt(at) },
      },
      orderBy: [{ createdAt: 'desc' }, { usedAt: { sort: 'asc', nulls: 'first' } }],
    }),

  /** Uses a code up; false when somebody else just did. */
  async use(id: string, at: Date): Promise<boolean> {
    const { count } = await database.smsCode.updateMany({
      where: { id, usedAt: null },
      data: { usedAt: at },
    })

    return count === 1
  },
})
