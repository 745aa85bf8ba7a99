import { hash, randomUUID } from 'node:crypto'
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { SecurityEventKind } from '@kangban/contracts'
import type { Context, Services } from '../../context.ts'
import { deviceWords } from './device-words.ts'

/** What of a call is told. */
export type Caller = Pick<Context, 'user' | 'address' | 'userAgent'> & {
  services: Pick<Services, 'vault' | 'clock'>
}

/** Alike within so long, what can be repeated at will is one row with a count. */
const SLOT_MS = 10 * MS_PER_MINUTE

const REPEATED: readonly SecurityEventKind[] = [
  'log-in-failed',
  'access-refused',
  'data-exported',
  'page-opened',
]

/** One name for one thing; what it is made of is hashes, codes and ids. */
export const idOf = (...parts: readonly string[]): string =>
  hash('sha256', parts.join(' '), 'base64url')

/** A row to be written, beside the change that it tells of where there is one. */
export interface NewSecurityEvent {
  id: string
  accountId: string
  kind: SecurityEventKind
  detail: string | null
  sessionId: string | null
  device: string
  addressHash: string | null
  actorHash: string | null
  at: Date
}

/** What the caller does now, for the log of whoever is then named; of a device with its type. */
export function securityEvent(
  { services, user, address, userAgent }: Caller,
  kind: SecurityEventKind,
): (accountId: string, typeCode?: string) => NewSecurityEvent {
  const { vault } = services
  const at = services.clock.now()
  const addressHash = vault.hash('security event address', address)
  const slot = String(Math.floor(at.getTime() / SLOT_MS))

  return (accountId, typeCode) => {
    const isOwn = user?.accountId === accountId
    const actorHash = user && !isOwn ? vault.hash('security event actor', user.accountId) : null

    const id = REPEATED.includes(kind)
      ? idOf(accountId, kind, addressHash, actorHash ?? '', slot)
      : randomUUID()

    return {
      id,
      accountId,
      kind,
      detail: typeCode ?? null,
      sessionId: user && isOwn ? user.sessionId : null,
      device: deviceWords(userAgent),
      addressHash,
      actorHash,
      at,
    }
  }
}
