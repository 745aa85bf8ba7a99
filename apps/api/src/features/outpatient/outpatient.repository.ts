import { randomUUID } from 'node:crypto'
import type { AppointmentLetter } from '@kangban/contracts'
import { lockAccount } from '../../database/lock-account.ts'
import { once, type Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import { ownFiles } from '../../shared/files/own-files.ts'

interface NewLetter {
  accountId: string
  at: Date
  kind: AppointmentLetter
  contentCipher: string
  fileIds: string[]
}

interface Call {
  /** Dotted name of the operation, for the idempotency key. */
  operation: string
  key: string | undefined
  content: string
}

/** At most so many of its kind since that moment. */
interface Limit {
  since: Date
  most: number
  refusal: () => Error
}

interface About {
  accountId: string
  firstId: string
}

const add = async (
  transaction: Transaction,
  { at, ...letter }: NewLetter & { firstId?: string },
): Promise<string> => {
  const id = randomUUID()
  await transaction.appointment.create({ data: { ...letter, id, createdAt: at } })
  return id
}

/** The letters about an appointment that went out, the newest first; none where it is unknown or somebody else's. */
const lettersOf = (database: Database | Transaction, { accountId, firstId }: About) =>
  database.appointment.findMany({
    where: {
      accountId,
      mailedAt: { not: null },
      OR: [{ id: firstId, firstId: null }, { firstId }],
    },
    orderBy: [{ mailedAt: 'desc' }, { createdAt: 'desc' }],
  })

export type Letter = Awaited<ReturnType<typeof lettersOf>>[number]

export const outpatientRepository = (database: Database) => ({
  ownFiles: (accountId: string, ids: readonly string[]) => ownFiles(database, accountId, ids),

  bytesOf: async (ids: readonly string[]) =>
    (
      await database.storedFile.aggregate({
        where: { id: { in: [...ids] } },
        _sum: { bytes: true },
      })
    )._sum.bytes ?? 0,

  /** Stores a letter and gives its id; the same key gives the one that it has stored before. */
  store: (
    letter: NewLetter & { firstId?: string },
    {
      call,
      limit,
      check,
    }: {
      call: Call
      limit: Limit
      check?: (letters: readonly Letter[], isCancelled: boolean) => void
    },
  ): Promise<string> => {
    const { accountId, at, kind, firstId } = letter

    return once(database, { accountId, at, ...call }, async (transaction) => {
      await lockAccount(transaction, accountId)

      if (firstId !== undefined) {
        const about = { accountId, firstId }

        const isCancelled =
          (await transaction.appointment.count({ where: { ...about, kind: 'cancel' } })) > 0

        check?.(await lettersOf(transaction, about), isCancelled)
      }

      const stored = await transaction.appointment.count({
        where: { accountId, kind, createdAt: { gte: limit.since } },
      })

      if (stored >= limit.most) throw limit.refusal()
      return add(transaction, letter)
    })
  },

  /** The one letter that cancels an appointment: that which stands, else a new one, made of those before it. */
  storeCancel: (
    { accountId, firstId, at }: About & { at: Date },
    contentOf: (letters: readonly Letter[]) => string,
  ): Promise<string> =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, accountId)

      const stands = await transaction.appointment.findFirst({
        where: { accountId, firstId, kind: 'cancel' },
        select: { id: true },
      })

      if (stands) return stands.id
      const contentCipher = contentOf(await lettersOf(transaction, { accountId, firstId }))

      return add(transaction, {
        accountId,
        firstId,
        at,
        kind: 'cancel',
        contentCipher,
        fileIds: [],
      })
    }),

  lettersOf: (about: About) => lettersOf(database, about),

  /** What went out, the newest letter first. */
  mailed: (accountId: string, most: number) =>
    database.appointment.findMany({
      where: { accountId, mailedAt: { not: null } },
      orderBy: [{ mailedAt: 'desc' }, { createdAt: 'desc' }],
      take: most,
    }),

  /** Counts a try to mail it; null when it has been mailed. */
  beginMail: async (id: string) => {
    const { count } = await database.appointment.updateMany({
      where: { id, mailedAt: null },
      data: { mailTries: { increment: 1 } },
    })

    return count === 0 ? null : database.appointment.findUnique({ where: { id } })
  },

  isStored: async (id: string) => (await database.appointment.count({ where: { id } })) > 0,

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
