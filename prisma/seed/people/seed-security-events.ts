import type { SecurityEventKind } from '@kangban/contracts'
import { deviceWords } from '../../../apps/api/src/shared/security-events/device-words.ts'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from './seeded-ids.ts'

/** What people of the demo hold in their hands. */
const USER_AGENTS = [
  'Mozilla/5.0 (iPhone) MicroMessenger',
  'Mozilla/5.0 (Linux; Android 15) Mobile MicroMessenger',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0)',
] as const

interface Happened {
  accountId: string
  kind: SecurityEventKind
  at: Date
  detail?: string
  /** Who else it was. */
  actorId?: string
}

/** Consents, devices and the family, as far as they are seeded. */
async function whatHappened({ database }: SeedContext): Promise<Happened[]> {
  const [consents, bindings, grants] = await Promise.all([
    database.consent.findMany(),
    database.binding.findMany({ include: { device: { select: { typeCode: true } } } }),
    database.familyGrant.findMany(),
  ])

  return [
    ...consents.map(({ accountId, givenAt: at }) => ({
      accountId,
      kind: 'consent-given' as const,
      at,
    })),
    ...bindings.map(({ accountId, boundAt: at, device }) => ({
      accountId,
      kind: 'device-bound' as const,
      at,
      detail: device.typeCode,
    })),
    ...grants.map(({ ownerId: accountId, createdAt: at }) => ({
      accountId,
      kind: 'grant-given' as const,
      at,
    })),
    ...grants.flatMap(({ ownerId: accountId, viewerId: actorId, acceptedAt: at }) =>
      actorId && at ? [{ accountId, kind: 'grant-accepted' as const, at, actorId }] : [],
    ),
  ]
}

/** What the seeded people did to the access to their accounts stands in their logs, as if they had done it here. */
export async function seedSecurityEvents(context: SeedContext): Promise<void> {
  const { database, vault, random } = context

  const rows = (await whatHappened(context)).map(({ accountId, kind, at, detail, actorId }) => {
    const own = random(`security event ${accountId} ${kind} ${detail ?? ''}`)
    const phone = random(`phone ${actorId ?? accountId}`)

    return {
      id: uuidFrom(own),
      accountId,
      kind,
      detail: detail ?? null,
      device: deviceWords(phone.pick(USER_AGENTS)),
      actorHash: actorId ? vault.hash('security event actor', actorId) : null,
      at,
    }
  })

  await database.securityEvent.createMany({ data: rows })
}
