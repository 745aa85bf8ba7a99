import { randomUUID } from 'node:crypto'
import { invitationsSince } from '../../shared/invitations/accept-invitations.ts'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'

/** Grants that hold, and invitations that still wait. */
const alive = (at: Date) => ({
  revokedAt: null,
  OR: [{ viewerId: { not: null } }, { createdAt: { gt: invitationsSince(at) } }],
})

interface Invitation {
  ownerId: string
  phoneHash: string
  phoneCipher: string
  nameCipher: string
  at: Date
  most: number
}

export const familyRepository = (database: Database) => ({
  phoneHashOf: async (accountId: string) =>
    (
      await database.account.findUniqueOrThrow({
        where: { id: accountId },
        select: { phoneHash: true },
      })
    ).phoneHash,

  given: ({ ownerId, at }: { ownerId: string; at: Date }) =>
    database.familyGrant.findMany({
      where: { ownerId, ...alive(at) },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),

  /** Of people whose account is not being deleted. */
  held: (viewerId: string) =>
    database.familyGrant.findMany({
      where: { viewerId, revokedAt: null, owner: { deletionRequestedAt: null } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        createdAt: true,
        owner: {
          select: { userCode: true, phoneCipher: true, profile: { select: { nameCipher: true } } },
        },
      },
    }),

  /**
   * One row for each phone: invited again, a living one takes the new label, another one starts anew. One invitation after
   * the other for each owner, so that the limit holds. False beyond it.
   */
  invite: ({ ownerId, phoneHash, phoneCipher, nameCipher, at, most }: Invitation) =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, ownerId)

      const relabelled = await transaction.familyGrant.updateMany({
        where: { ownerId, phoneHash, ...alive(at) },
        data: { nameCipher },
      })

      if (relabelled.count > 0) return true
      if ((await transaction.familyGrant.count({ where: { ownerId, ...alive(at) } })) >= most)
        return false
      const fresh = { phoneCipher, nameCipher, createdAt: at, viewerId: null, revokedAt: null }

      await transaction.familyGrant.upsert({
        where: { ownerId_phoneHash: { ownerId, phoneHash } },
        create: { id: randomUUID(), ownerId, phoneHash, ...fresh },
        update: fresh,
      })

      return true
    }),

  /** Ends one grant, by its owner or its viewer; false when it is not theirs or has ended. */
  async end(
    grant: { id: string; at: Date } & ({ ownerId: string } | { viewerId: string }),
  ): Promise<boolean> {
    const { at, ...which } = grant

    const { count } = await database.familyGrant.updateMany({
      where: { ...which, revokedAt: null },
      data: { revokedAt: at },
    })

    return count === 1
  },
})
