import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'

/** What may be read by a link. */
const SHARED_KINDS = ['daily', 'weekly']

export const sharesRepository = (database: Database) => ({
  /** One after the other for each person, so that the limit holds. */
  create: (share: {
    accountId: string
    reportId: string
    tokenHash: string
    createdAt: Date
    expiresAt: Date
    most: number
  }) => {
    const { accountId, reportId, tokenHash, createdAt, expiresAt, most } = share

    return database.$transaction(async (transaction) => {
      await lockAccount(transaction, accountId)

      const report = await transaction.report.findFirst({
        where: { id: reportId, accountId, kind: { in: SHARED_KINDS } },
        select: { kind: true },
      })

      if (!report) return 'no report' as const
      const alive = { report: { accountId }, revokedAt: null, expiresAt: { gt: createdAt } }
      if ((await transaction.shareToken.count({ where: alive })) >= most) return 'too many' as const
      const id = randomUUID()

      await transaction.shareToken.create({
        data: { id, tokenHash, reportId, createdAt, expiresAt },
      })

      return { id, kind: report.kind }
    })
  },

  alive: ({ accountId, at }: { accountId: string; at: Date }) =>
    database.shareToken.findMany({
      where: { report: { accountId }, revokedAt: null, expiresAt: { gt: at } },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: {
        id: true,
        createdAt: true,
        expiresAt: true,
        report: { select: { id: true, kind: true, day: true } },
      },
    }),

  /** False for what is not a share of this account. Ending one again changes nothing. */
  async revoke({
    id,
    accountId,
    at,
  }: {
    id: string
    accountId: string
    at: Date
  }): Promise<boolean> {
    const own = { id, report: { accountId } }

    await database.shareToken.updateMany({
      where: { ...own, revokedAt: null },
      data: { revokedAt: at },
    })

    return (await database.shareToken.count({ where: own })) > 0
  },

  /** The report behind a living link of somebody whose account is not being deleted. */
  find: ({ tokenHash, at }: { tokenHash: string; at: Date }) =>
    database.shareToken.findFirst({
      where: {
        tokenHash,
        revokedAt: null,
        expiresAt: { gt: at },
        report: { account: { deletionRequestedAt: null } },
      },
      select: {
        expiresAt: true,
        report: {
          select: {
            accountId: true,
            kind: true,
            day: true,
            content: true,
            account: { select: { profile: { select: { nameCipher: true } } } },
          },
        },
      },
    }),
})
