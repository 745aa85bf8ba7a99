import { MS_PER_DAY } from '@kangban/china-time'
import { INVITATION_DAYS } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'

/** Invitations made at or before this moment have lapsed, if nobody has used them. */
export const invitationsSince = (at: Date): Date =>
  new Date(at.getTime() - INVITATION_DAYS * MS_PER_DAY)

/**
 * Makes the invitations that wait for the viewer's phone the viewer's own, and gives their number. From then on they hold
 * for the account and not for the phone: whoever gets the number later inherits nothing.
 */
export async function acceptInvitations(
  database: Database | Transaction,
  { viewerId, at }: { viewerId: string; at: Date },
): Promise<number> {
  const viewer = await database.account.findUnique({
    where: { id: viewerId },
    select: { phoneHash: true },
  })

  if (!viewer) return 0

  const { count } = await database.familyGrant.updateMany({
    where: {
      phoneHash: viewer.phoneHash,
      viewerId: null,
      revokedAt: null,
      createdAt: { gt: invitationsSince(at) },
    },
    data: { viewerId },
  })

  return count
}
