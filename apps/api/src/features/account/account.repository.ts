import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { idleSince } from '../../shared/session/idle.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

interface EndedSessions {
  accountId: string
  at: Date
  /** Left out: all but the one that stays. */
  id?: string | undefined
  stays: string
}

export const accountRepository = (database: Database) => ({
  findByPhone: (phoneHash: string) => database.account.findUnique({ where: { phoneHash } }),

  /** Two logins at once with one new phone make one account. */
  register: (account: {
    userCode: string
    phoneHash: string
    phoneCipher: string
    createdAt: Date
  }) =>
    database.account.upsert({
      where: { phoneHash: account.phoneHash },
      create: { id: randomUUID(), ...account },
      update: {},
    }),

  userFacts: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { profile: true, bindings: { where: { status: '02' }, select: { id: true } } },
    }),

  openSession: (session: {
    tokenHash: string
    accountId: string
    device: string
    createdAt: Date
    lastUsedAt: Date
    expiresAt: Date
  }) => database.session.create({ data: { id: randomUUID(), ...session } }),

  touchSession: (id: string, at: Date) =>
    database.session.updateMany({ where: { id }, data: { lastUsedAt: at } }),

  endSession: (id: string, at: Date) =>
    database.$transaction([
      database.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: at } }),
      database.pushTarget.deleteMany({ where: { sessionId: id } }),
    ]),

  /** The sessions in force, the last used first. */
  listSessions: (accountId: string, at: Date) =>
    database.session.findMany({
      where: { accountId, endedAt: null, expiresAt: { gt: at }, lastUsedAt: { gt: idleSince(at) } },
      orderBy: { lastUsedAt: 'desc' },
      select: { id: true, device: true, createdAt: true, lastUsedAt: true },
    }),

  /** Ends one of the account's sessions, or all but the one that stays. */
  async endSessions({ accountId, at, ...which }: EndedSessions): Promise<number> {
    const id = which.id === undefined ? { not: which.stays } : which.id

    const [{ count }] = await database.$transaction([
      database.session.updateMany({
        where: { accountId, endedAt: null, id },
        data: { endedAt: at },
      }),
      database.pushTarget.deleteMany({ where: { accountId, sessionId: id } }),
    ])

    return count
  },

  accountState: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: { createdAt: true, deletionRequestedAt: true },
    }),

  /** How many requests there were to take back: none or one. */
  withdrawDeletion: async (accountId: string): Promise<number> => {
    const { count } = await database.account.updateMany({
      where: { id: accountId, deletionRequestedAt: { not: null } },
      data: { deletionRequestedAt: null },
    })

    return count
  },

  /** Ends every session and files the deletion, both or neither. */
  requestDeletion: (accountId: string, at: Date) =>
    database.$transaction([
      database.session.updateMany({ where: { accountId, endedAt: null }, data: { endedAt: at } }),
      database.account.updateMany({ where: { id: accountId }, data: { deletionRequestedAt: at } }),
      database.pushTarget.deleteMany({ where: { accountId } }),
    ]),

  listConsents: (accountId: string) =>
    database.consent.findMany({
      where: { accountId, revokedAt: null },
      orderBy: { givenAt: 'asc' },
    }),

  withdrawConsent: (accountId: string, kind: string, at: Date) =>
    database.consent.updateMany({
      where: { accountId, kind, revokedAt: null },
      data: { revokedAt: at },
    }),

  /** Given again after it was withdrawn, it counts from then on. */
  giveConsent: async (consent: {
    accountId: string
    kind: string
    version: string
    givenAt: Date
  }) => {
    const { accountId, kind, version, givenAt } = consent

    await database.consent.updateMany({
      where: { accountId, kind, version, revokedAt: { not: null } },
      data: { givenAt, revokedAt: null },
    })

    return database.consent.upsert({
      where: { accountId_kind_version: { accountId, kind, version } },
      create: { id: randomUUID(), ...consent },
      update: {},
    })
  },
})

/** Rows of one statement: a longer one would hold the loop. */
const SESSIONS_AT_ONCE = 500

/** Those of the sessions that go on. */
export async function sessionsInForce(
  database: Database,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<string[]> {
  const found: string[] = []

  for (let first = 0; first < ids.length; first += SESSIONS_AT_ONCE) {
    const id = { in: ids.slice(first, first + SESSIONS_AT_ONCE) }

    const rows = await database.session.findMany({
      where: { id, endedAt: null, expiresAt: { gt: at }, lastUsedAt: { gt: idleSince(at) } },
      select: { id: true },
    })

    found.push(...rows.map((row) => row.id))
  }

  return found
}

export interface FoundSession {
  id: string
  accountId: string
  userCode: string
  lastUsedAt: Date
  isLeaving: boolean
}

interface StoredSession {
  id: string
  accountId: string
  userCode: string
  lastUsedAt: string
  deletionRequestedAt: string | null
}

/** The living session of a token; asked at every call, so one prepared statement. */
export async function findSession(
  reads: PreparedReads,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<FoundSession | undefined> {
  const [row] = await reads.all<StoredSession>(
    `SELECT s."id", s."accountId", s."lastUsedAt", a."userCode", a."deletionRequestedAt" FROM "Session" s JOIN "Account" a ON a."id" = s."accountId"
      WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > $2 AND s."lastUsedAt" > $3`,
    [tokenHash, at, idleSince(at)],
  )

  if (!row) return undefined
  const { deletionRequestedAt, lastUsedAt, ...session } = row
  return { ...session, lastUsedAt: momentOf(lastUsedAt), isLeaving: deletionRequestedAt !== null }
}
