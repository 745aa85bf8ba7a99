import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

export interface NewCode {
  phoneHash: string
  addressHash: string
  purpose: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export const accountRepository = (database: Database) => ({
  /** What the limits of sending are decided by. */
  async sendingHistory({ phoneHash, addressHash, at }: { phoneHash: string; addressHash: string; at: Date }) {
    const dayAgo = new Date(at.getTime() - DAY_MS)
    const hourAgo = new Date(at.getTime() - HOUR_MS)
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

  saveCode: (code: NewCode) => database.smsCode.create({ data: { id: randomUUID(), ...code } }),

  forgetCode: (id: string) => database.smsCode.deleteMany({ where: { id } }),

  newestCode: ({ phoneHash, purpose, at }: { phoneHash: string; purpose: string; at: Date }) =>
    database.smsCode.findFirst({
      where: { phoneHash, purpose, expiresAt: { gt: at } },
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
  async useCode(id: string, at: Date): Promise<boolean> {
    const { count } = await database.smsCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: at } })
    return count === 1
  },

  findByPhone: (phoneHash: string) => database.account.findUnique({ where: { phoneHash } }),

  /** Two logins at once with one new phone make one account. */
  register: (account: { userCode: string; phoneHash: string; phoneCipher: string; createdAt: Date }) =>
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
    refreshHash: string
    accountId: string
    device: string
    createdAt: Date
    lastUsedAt: Date
    expiresAt: Date
  }) => database.session.create({ data: { id: randomUUID(), ...session } }),

  touchSession: (id: string, at: Date) => database.session.updateMany({ where: { id }, data: { lastUsedAt: at } }),

  endSession: (id: string, at: Date) =>
    database.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: at } }),

  /** Ends every session and files the deletion, both or neither. */
  requestDeletion: (accountId: string, at: Date) =>
    database.$transaction([
      database.session.updateMany({ where: { accountId, endedAt: null }, data: { endedAt: at } }),
      database.account.updateMany({ where: { id: accountId }, data: { deletionRequestedAt: at } }),
    ]),

  hasGrant: async ({ ownerCode, viewerId }: { ownerCode: string; viewerId: string }) =>
    (await database.familyGrant.count({ where: { viewerId, revokedAt: null, owner: { userCode: ownerCode } } })) > 0,

  listConsents: (accountId: string) =>
    database.consent.findMany({ where: { accountId, revokedAt: null }, orderBy: { givenAt: 'asc' } }),

  giveConsent: (consent: { accountId: string; kind: string; version: string; givenAt: Date }) => {
    const { accountId, kind, version } = consent
    return database.consent.upsert({
      where: { accountId_kind_version: { accountId, kind, version } },
      create: { id: randomUUID(), ...consent },
      update: {},
    })
  },
})

export interface FoundSession {
  id: string
  accountId: string
  userCode: string
  lastUsedAt: Date
}

/** The living session of a token; asked at every call, so one prepared statement. */
export async function findSession(
  reads: PreparedReads,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<FoundSession | undefined> {
  const [row] = await reads.all<Omit<FoundSession, 'lastUsedAt'> & { lastUsedAt: string }>(
    `SELECT s."id", s."accountId", s."lastUsedAt", a."userCode" FROM "Session" s JOIN "Account" a ON a."id" = s."accountId"
      WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > $2`,
    [tokenHash, at],
  )
  return row && { ...row, lastUsedAt: momentOf(row.lastUsedAt) }
}
