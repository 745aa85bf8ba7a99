import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { type Area, AREAS, INVITATION_DAYS, isShared, type Look } from '@kangban/contracts'
import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'

/** Invitations made at or before this moment have lapsed, if nobody has accepted them. */
export const invitationsSince = (at: Date): Date =>
  new Date(at.getTime() - INVITATION_DAYS * MS_PER_DAY)

/** Accepted, not taken back, and of nobody whose account is being deleted. */
const HOLDS = {
  acceptedAt: { not: null },
  revokedAt: null,
  owner: { deletionRequestedAt: null },
} as const

const startOfHour = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / MS_PER_HOUR) * MS_PER_HOUR)

/** As they are stored; what an older or newer version of the service named otherwise is not shared. */
export const areasOf = (stored: string): Area[] => {
  const codes = stored.split(',')
  return AREAS.filter((area) => codes.includes(area))
}

export const storedAreas = (areas: readonly Area[]): string =>
  AREAS.filter((area) => areas.includes(area)).join(',')

interface Seeing {
  ownerCode: string
  viewerId: string
}

export const grantsRepository = (database: Database) => ({
  /** Whom a viewer may see by a grant that holds, and what of the person; null without one. */
  async find({ ownerCode, viewerId }: Seeing) {
    const grant = await database.familyGrant.findFirst({
      where: { ...HOLDS, viewerId, owner: { ...HOLDS.owner, userCode: ownerCode } },
      select: { id: true, ownerId: true, areas: true },
    })

    return grant && { ...grant, areas: areasOf(grant.areas) }
  },

  /** Whose health a viewer may see. */
  ownersOf: async (viewerId: string): Promise<{ id: string; userCode: string }[]> =>
    (
      await database.familyGrant.findMany({
        where: { ...HOLDS, viewerId },
        select: { owner: { select: { id: true, userCode: true } } },
      })
    ).map(({ owner }) => owner),

  /** Whether the viewer may look, and if so keeps for the owner that the viewer did: once an hour and thing. */
  async look({
    ownerCode,
    viewerId,
    look,
    at,
  }: Seeing & { look: Look; at: Date }): Promise<boolean> {
    const grant = await this.find({ ownerCode, viewerId })
    if (!grant || !isShared(look, grant.areas)) return false
    const key = { grantId: grant.id, hour: startOfHour(at), look }

    // Most looks of an hour are not its first, and need no write.
    const known = await database.familyLook.findUnique({
      where: { grantId_hour_look: key },
      select: { at: true },
    })

    if (known) return true

    try {
      await database.familyLook.create({ data: { ...key, at } })
    } catch (cause) {
      // Another call of the page was first.
      if (!isTaken(cause)) throw cause
    }

    return true
  },
})
