import { REDEMPTION_STATUS } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'

interface Redeeming {
  id: string
  tokenHash: string
  at: Date
}

export const redemptionRepository = (database: Database) => ({
  isOwn: async ({ id, accountId }: { id: string; accountId: string }) =>
    (await database.redemption.count({ where: { id, draw: { accountId } } })) > 0,

  find: (id: string) =>
    database.redemption.findUnique({
      where: { id },
      include: {
        draw: {
          include: {
            activity: { select: { name: true } },
            prize: { select: { name: true } },
            account: { select: { phoneCipher: true, profile: { select: { nameCipher: true } } } },
          },
        },
      },
    }),

  /** Keeps a permit, and forgets those that are over. */
  savePermit: (permit: { tokenHash: string; redemptionId: string; expiresAt: Date }, at: Date) =>
    database.$transaction([
      database.redemptionPermit.deleteMany({ where: { expiresAt: { lte: at } } }),
      database.redemptionPermit.create({ data: permit }),
    ]),

  /** A permit in force for that prize, used or not. */
  hasPermit: async ({ id, tokenHash, at }: Redeeming) =>
    (await database.redemptionPermit.count({
      where: { tokenHash, redemptionId: id, expiresAt: { gt: at } },
    })) > 0,

  isPending: async (id: string) =>
    (await database.redemption.count({ where: { id, status: REDEMPTION_STATUS.pending } })) > 0,

  /** Uses up the permit and redeems the prize, both or neither; false when somebody else just did. */
  redeem: ({ id, tokenHash, at }: Redeeming): Promise<boolean> =>
    database.$transaction(async (transaction) => {
      const redeemed = await transaction.redemption.updateMany({
        where: { id, status: REDEMPTION_STATUS.pending },
        data: { status: REDEMPTION_STATUS.redeemed, redeemedAt: at },
      })

      if (redeemed.count === 0) return false
      // The prize goes at most once, so its permit does too.
      await transaction.redemptionPermit.updateMany({ where: { tokenHash }, data: { usedAt: at } })
      return true
    }),
})
