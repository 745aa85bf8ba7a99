import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { idleSince } from '../../shared/session/idle.ts'
import type { NewSecurityEvent } from '../../shared/security-events/security-event.ts'
import { writeEvent } from '../../shared/security-events/security-events.repository.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

interface EndedSessions {
  accountId: string
  at: Date
  /** Left out: all but the one that stays. */
  id?: string | undefined
  stays: string
  event: NewSecurityEvent
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

  openSession: (
    session: {
      id: string
      tokenHash: string
      accountId: string
      device: string
      createdAt: Date
      lastUsedAt: Date
      expiresAt: Date
    },
    event: NewSecurityEvent,
  ) =>
    database.$transaction([
      database.session.create({ data: session }),
      writeEvent(database, event),
    ]),

  touchSession: (id: string, at: Date) =>
    database.session.updateMany({ where: { id }, data: { lastUsedAt: at } }),

  endSession: (id: string, at: Date, event: NewSecurityEvent) =>
    database.$transaction([
      database.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: at } }),
      database.pushTarget.deleteMany({ where: { sessionId: id } }),
      writeEvent(database, event),
    ]),

  /** The sessions in force, the last used first. */
  listSessions: (accountId: string, at: Date) =>
    database.session.findMany({
      where: { accountId, endedAt: null, expiresAt: { gt: at }, lastUsedAt: { gt: idleSince(at) } },
      orderBy: { lastUsedAt: 'desc' },
      select: { id: true, device: true, createdAt: true, lastUsedAt: true },
    }),

  /** Ends one of the account's sessions, or all but the one that stays. */
  endSessions: ({ accountId, at, event, ...which }: EndedSessions): Promise<number> =>
    database.$transaction(async (transaction) => {
      const id = which.id === undefined ? { not: which.stays } : which.id

      const { count } = await transaction.session.updateMany({
        where: { accountId, endedAt: null, id },
        data: { endedAt: at },
      })

      await transaction.pushTarget.deleteMany({ where: { accountId, sessionId: id } })
      if (count > 0) await writeEvent(transaction, event)
      return count
    }),

  accountState: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: { createdAt: true, deletionRequestedAt: true },
    }),

  /** How many requests there were to take back: none or one. */
  withdrawDeletion: (accountId: string, event: NewSecurityEvent): Promise<number> =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.account.updateMany({
        where: { id: accountId, deletionRequestedAt: { not: null } },
        data: { deletionRequestedAt: null },
      })

      if (count > 0) await writeEvent(transaction, event)
      return count
    }),

  /** Ends every session and files the deletion, both or neither. */
  requestDeletion: (accountId: string, at: Date, events: readonly NewSecurityEvent[]) =>
    database.$transaction([
      database.session.updateMany({ where: { accountId, endedAt: null }, data: { endedAt: at } }),
      database.account.updateMany({ where: { id: accountId }, data: { deletionRequestedAt: at } }),
      database.pushTarget.deleteMany({ where: { accountId } }),
      ...events.map((event) => writeEvent(database, event)),
    ]),

  listConsents: (accountId: string) =>
    database.consent.findMany({
      where: { accountId, revokedAt: null },
      orderBy: { givenAt: 'asc' },
    }),

  withdrawConsent: (kind: string, event: NewSecurityEvent) =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.consent.updateMany({
        where: { accountId: event.accountId, kind, revokedAt: null },
        data: { revokedAt: event.at },
      })

      if (count > 0) await writeEvent(transaction, event)
    }),

  /** Given again after it was withdrawn, it counts from then on. */
  giveConsent: (consent: { kind: string; version: string }, event: NewSecurityEvent) =>
    database.$transaction(async (transaction) => {
      const { accountId, at: givenAt } = event
      const id = randomUUID()

      const again = await transaction.consent.updateMany({
        where: { accountId, ...consent, revokedAt: { not: null } },
        data: { givenAt, revokedAt: null },
      })

      const stored = await transaction.consent.upsert({
        where: { accountId_kind_version: { accountId, ...consent } },
        create: { id, accountId, ...consent, givenAt },
        update: {},
      })

      if (again.count > 0 || stored.id === id) await writeEvent(transaction, event)
      return stored
    }),

  /** The newest first, before that row where one is named; one more than a page tells whether there are more. */
  async listSecurityEvents(accountId: string, { before, take }: { before?: string; take: number }) {
    const last = before
      ? await database.securityEvent.findFirst({ where: { id: before, accountId } })
      : null

    return database.securityEvent.findMany({
      where: {
        accountId,
        ...(last && { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] }),
      },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take,
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
