import { randomUUID } from 'node:crypto'
import { MS_PER_SECOND } from '@kangban/china-time'
import { BLOCK_SECONDS, type DoctorForm } from '@kangban/contracts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'
import type { NewSecurityEvent } from '../../shared/security-events/security-event.ts'
import { countEvent, writeEvent } from '../../shared/security-events/security-events.repository.ts'

interface Span {
  accountId: string
  from: Date
  to: Date
}

interface NewShare {
  accountId: string
  tokenHash: string
  form: DoctorForm
  contentCipher: string
  createdAt: Date
  expiresAt: Date
  most: number
  event: NewSecurityEvent
}

interface EndedShare {
  id: string
  accountId: string
  at: Date
  event: NewSecurityEvent
}

/** What was sent is told so many rows back. */
const MOST_LISTED = 20

const living = (at: Date): Prisma.DoctorShareWhereInput => ({
  revokedAt: null,
  expiresAt: { gt: at },
  account: { deletionRequestedAt: null },
})

export const doctorRepository = (database: Database) => ({
  /** Whose page it is; null for an unknown code. */
  accountIdOf: async (userCode: string): Promise<string | null> => {
    const account = await database.account.findUnique({
      where: { userCode, deletionRequestedAt: null },
      select: { id: true },
    })

    return account?.id ?? null
  },

  person: (accountId: string, illnessKind: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        profile: true,
        medicines: { orderBy: { position: 'asc' } },
        profileTags: {
          where: { tag: { kind: illnessKind } },
          orderBy: { tag: { position: 'asc' } },
          select: { tag: { select: { tagName: true } } },
        },
      },
    }),

  /** Oldest first, without samples. */
  ecgs: ({ accountId, from, to }: Span) =>
    database.ecgRecord.findMany({
      where: { accountId, startedAt: { gte: from, lte: to } },
      orderBy: { startedAt: 'asc' },
      select: {
        id: true,
        startedAt: true,
        source: true,
        rhythm: true,
        heartRate: true,
        marks: true,
      },
    }),

  /** Oldest first. */
  warnings: ({ accountId, from, to }: Span) =>
    database.warning.findMany({
      where: { accountId, occurredAt: { gte: from, lte: to } },
      orderBy: { occurredAt: 'asc' },
      omit: { accountId: true },
    }),

  samples: (accountId: string, startedAt: readonly Date[]) =>
    database.ecgRecord.findMany({
      where: { accountId, startedAt: { in: [...startedAt] } },
      select: { startedAt: true, samples: true },
    }),

  /** How many marks of each of these records the person calls wrong. */
  deniedOf: async (accountId: string, recordIds: readonly string[]) => {
    const rows = await database.markDenial.groupBy({
      by: ['recordId'],
      where: { accountId, recordId: { in: [...recordIds] } },
      _count: true,
    })

    return new Map(rows.map(({ recordId, _count }) => [recordId, _count]))
  },

  /** The long record that holds a moment, and the two blocks in which a strip from there on lies; null where there is none. */
  longStrip: async (accountId: string, at: Date) => {
    const record = await database.holterRecord.findFirst({
      where: { accountId, status: 'ready', startedAt: { lte: at } },
      orderBy: { startedAt: 'desc' },
      select: { id: true, startedAt: true, rateHz: true },
    })

    if (!record) return null
    const { id, startedAt, rateHz } = record
    const seconds = (at.getTime() - startedAt.getTime()) / MS_PER_SECOND
    const first = Math.floor(seconds / BLOCK_SECONDS)

    const blocks = await database.holterBlock.findMany({
      where: { recordId: id, index: { in: [first, first + 1] } },
      orderBy: { index: 'asc' },
      select: { samples: true },
    })

    return { rateHz, secondsIntoFirst: seconds - first * BLOCK_SECONDS, blocks }
  },

  /** One after the other for each person, so that the limit holds; null when there are too many. */
  create: ({ most, event, ...share }: NewShare) =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, share.accountId)
      const { accountId, createdAt } = share
      const alive = { accountId, revokedAt: null, expiresAt: { gt: createdAt } }
      if ((await transaction.doctorShare.count({ where: alive })) >= most) return null
      const id = randomUUID()
      await transaction.doctorShare.create({ data: { id, ...share } })
      await writeEvent(transaction, event)
      return id
    }),

  list: (accountId: string) =>
    database.doctorShare.findMany({
      where: { accountId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MOST_LISTED,
      omit: { contentCipher: true, tokenHash: true },
    }),

  /** False for what is not a share of this account. Ending one again changes nothing; what it showed is forgotten. */
  revoke: ({ id, accountId, at, event }: EndedShare): Promise<boolean> =>
    database.$transaction(async (transaction) => {
      const own = { id, accountId }

      const { count } = await transaction.doctorShare.updateMany({
        where: { ...own, revokedAt: null },
        data: { revokedAt: at, contentCipher: '' },
      })

      if (count > 0) await writeEvent(transaction, event)
      return (await transaction.doctorShare.count({ where: own })) > 0
    }),

  /** Counts that a living link was opened; false when there is none. */
  seen: (tokenHash: string, at: Date, event: NewSecurityEvent): Promise<boolean> =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.doctorShare.updateMany({
        where: { tokenHash, ...living(at) },
        data: { seen: { increment: 1 }, lastSeenAt: at },
      })

      if (count > 0) await countEvent(transaction, event)
      return count > 0
    }),

  byToken: (tokenHash: string, at: Date) =>
    database.doctorShare.findFirst({ where: { tokenHash, ...living(at) } }),

  byId: (id: string, at: Date) => database.doctorShare.findFirst({ where: { id, ...living(at) } }),
})
