import { randomUUID } from 'node:crypto'
import { MS_PER_DAY } from '@kangban/china-time'
import { lockAccount } from '../../database/lock-account.ts'
import type { Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { Jobs } from '../../ports/jobs/jobs.ts'
import { invitationsSince } from '../../shared/family/grants.repository.ts'
import type { NewSecurityEvent } from '../../shared/security-events/security-event.ts'
import { writeEvent } from '../../shared/security-events/security-events.repository.ts'

/** Grants that hold, and invitations that still wait. */
const alive = (at: Date) => ({
  revokedAt: null,
  OR: [{ acceptedAt: { not: null } }, { createdAt: { gt: invitationsSince(at) } }],
})

/** Invitations that still wait for the account of a phone. */
const waiting = ({ phoneHash, at }: { phoneHash: string; at: Date }) => ({
  phoneHash,
  acceptedAt: null,
  revokedAt: null,
  createdAt: { gt: invitationsSince(at) },
  owner: { deletionRequestedAt: null },
})

const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const

const OWNER = {
  select: {
    id: true,
    userCode: true,
    phoneCipher: true,
    profile: { select: { nameCipher: true, birthday: true } },
  },
} as const

/** Nobody is asked by more people at once than anybody could read. */
const MAX_WAITING = 20
const MAX_LOOKS = 500

interface Invitation {
  ownerId: string
  phoneHash: string
  phoneCipher: string
  nameCipher: string
  /** As they are stored. */
  areas: string
  at: Date
  /** Members at most, and phones that are invited within a day. */
  most: number
  mostADay: number
  /** Where the message to a phone that has not been told yet is asked for. */
  jobs: Pick<Jobs, 'put'>
  given: NewSecurityEvent
  changed: NewSecurityEvent
}

/** Tells in the log of a grant's owner. */
type Told = (ownerId: string) => NewSecurityEvent

interface Answered {
  id: string
  phoneHash: string
  at: Date
  told: Told
}

interface Shared {
  id: string
  ownerId: string
  /** As they are stored. */
  areas: string
  at: Date
  event: NewSecurityEvent
}

type Ended = { id: string; at: Date; told: Told } & ({ ownerId: string } | { viewerId: string })

/** Whom a grant is between. */
const BETWEEN = { ownerId: true, viewerId: true, phoneHash: true } as const

/** Writes into the log of a grant's owner, and gives whose it is. */
async function tellOwner(transaction: Transaction, id: string, told: Told): Promise<string> {
  const { ownerId } = await transaction.familyGrant.findUniqueOrThrow({
    where: { id },
    select: { ownerId: true },
  })

  await writeEvent(transaction, told(ownerId))
  return ownerId
}

/** `told`: the phone has been sent an invitation of this owner within the last day. */
export type Invited = 'full' | 'often' | 'renamed' | 'told' | 'new'

export const familyRepository = (database: Database) => ({
  phoneHashOf: async (accountId: string) =>
    (
      await database.account.findUniqueOrThrow({
        where: { id: accountId },
        select: { phoneHash: true },
      })
    ).phoneHash,

  accountOf: async (phoneHash: string) =>
    (await database.account.findUnique({ where: { phoneHash }, select: { id: true } }))?.id ?? null,

  given: ({ ownerId, at }: { ownerId: string; at: Date }) =>
    database.familyGrant.findMany({
      where: { ownerId, ...alive(at) },
      orderBy: [...OLDEST_FIRST],
    }),

  /** Of people whose account is not being deleted. */
  held: (viewerId: string) =>
    database.familyGrant.findMany({
      where: {
        viewerId,
        acceptedAt: { not: null },
        revokedAt: null,
        owner: { deletionRequestedAt: null },
      },
      orderBy: [...OLDEST_FIRST],
      include: { owner: OWNER },
    }),

  waitingFor: (phoneHash: string, at: Date) =>
    database.familyGrant.findMany({
      where: waiting({ phoneHash, at }),
      orderBy: [...OLDEST_FIRST],
      take: MAX_WAITING,
      include: { owner: OWNER },
    }),

  /** An invitation that nobody has answered or taken back. */
  stillWaiting: (id: string, at: Date) =>
    database.familyGrant.findFirst({
      where: { id, acceptedAt: null, ...alive(at), owner: { deletionRequestedAt: null } },
      select: {
        phoneCipher: true,
        createdAt: true,
        owner: { select: { profile: { select: { nameCipher: true } } } },
      },
    }),

  /**
   * One row for each phone: invited again, a living one takes the new label and areas, another one starts anew. One invitation after
   * the other for each owner, so that the limits hold.
   */
  invite: (invitation: Invitation): Promise<Invited> =>
    database.$transaction(async (transaction) => {
      const { ownerId, phoneHash, phoneCipher, nameCipher, areas, at, most, mostADay } = invitation
      await lockAccount(transaction, ownerId)

      const differing = await transaction.familyGrant.count({
        where: { ownerId, phoneHash, areas: { not: areas }, ...alive(at) },
      })

      if (differing > 0) await writeEvent(transaction, invitation.changed)

      const relabelled = await transaction.familyGrant.updateMany({
        where: { ownerId, phoneHash, ...alive(at) },
        data: { nameCipher, areas },
      })

      if (relabelled.count > 0) return 'renamed'
      const living = await transaction.familyGrant.count({ where: { ownerId, ...alive(at) } })
      if (living >= most) return 'full'
      const dayAgo = new Date(at.getTime() - MS_PER_DAY)

      const today = await transaction.familyGrant.findMany({
        where: { ownerId, createdAt: { gt: dayAgo } },
        select: { phoneHash: true },
      })

      const told = today.some((other) => other.phoneHash === phoneHash)
      if (!told && today.length >= mostADay) return 'often'

      const fresh = {
        phoneCipher,
        nameCipher,
        areas,
        viewerId: null,
        acceptedAt: null,
        labelCipher: null,
        revokedAt: null,
      }

      const { id } = await transaction.familyGrant.upsert({
        where: { ownerId_phoneHash: { ownerId, phoneHash } },
        create: { id: randomUUID(), ownerId, phoneHash, createdAt: at, ...fresh },
        // What was looked at by whom it was taken back from is told under the label that they had: it goes with it.
        update: { createdAt: at, ...fresh, looks: { deleteMany: {} } },
      })

      await writeEvent(transaction, invitation.given)
      if (told) return 'told'
      const message = { kind: 'invitation-message', about: id, accountId: ownerId } as const
      await invitation.jobs.put(transaction, message)
      return 'new'
    }),

  /** Makes an invitation of the phone the account's own; null when there is none, or no longer. */
  accept: (
    which: Answered,
    { viewerId, labelCipher }: { viewerId: string; labelCipher: string },
  ): Promise<string | null> =>
    database.$transaction(async (transaction) => {
      const { id, phoneHash, at, told } = which

      const { count } = await transaction.familyGrant.updateMany({
        where: { id, ...waiting({ phoneHash, at }) },
        data: { viewerId, labelCipher, acceptedAt: at },
      })

      return count === 1 ? tellOwner(transaction, id, told) : null
    }),

  decline: ({ id, phoneHash, at, told }: Answered): Promise<string | null> =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.familyGrant.updateMany({
        where: { id, ...waiting({ phoneHash, at }) },
        data: { revokedAt: at },
      })

      return count === 1 ? tellOwner(transaction, id, told) : null
    }),

  /** Changes what is shared by a grant, or would be by an invitation; null where it is not the owner's or has ended. */
  share: ({ id, ownerId, areas, at, event }: Shared) =>
    database.$transaction(async (transaction) => {
      const grant = { id, ownerId, ...alive(at) }

      const { count } = await transaction.familyGrant.updateMany({
        where: { ...grant, areas: { not: areas } },
        data: { areas },
      })

      if (count > 0) await writeEvent(transaction, event)
      return transaction.familyGrant.findFirst({ where: grant, select: BETWEEN })
    }),

  /** Ends one grant, by its owner or its viewer; null when it is not theirs or has ended, else whom it was between. */
  end: (grant: Ended) =>
    database.$transaction(async (transaction) => {
      const { at, told, ...which } = grant

      const { count } = await transaction.familyGrant.updateMany({
        where: { ...which, revokedAt: null },
        data: { revokedAt: at },
      })

      if (count === 0) return null
      await tellOwner(transaction, grant.id, told)
      return transaction.familyGrant.findUniqueOrThrow({ where: { id: grant.id }, select: BETWEEN })
    }),

  /** The newest looks at an owner's data since a moment. */
  looks: (ownerId: string, since: Date) =>
    database.familyLook.findMany({
      where: { grant: { ownerId }, at: { gte: since } },
      orderBy: [{ hour: 'desc' }, { at: 'asc' }],
      take: MAX_LOOKS,
      include: { grant: { select: { nameCipher: true } } },
    }),
})
