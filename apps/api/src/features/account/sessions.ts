import { randomBytes, randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import type { Context, Services, SessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository, findSession } from './account.repository.ts'

const LIFETIME_MS = 30 * MS_PER_DAY
/** The last use is noted at most this often: a write for every read would cost more than it tells. */
const TOUCH_MS = 10 * MS_PER_MINUTE

/** Opens a session and gives its opaque token, of which only the hash is stored. */
export async function openSession(
  services: Services,
  accountId: string,
  { userAgent, address }: Pick<Context, 'userAgent' | 'address'>,
): Promise<string> {
  const { database, vault, clock } = services
  const token = randomBytes(32).toString('base64url')
  const at = clock.now()
  const sessionId = randomUUID()
  const told = securityEvent({ services, user: undefined, userAgent, address }, 'logged-in')

  const session = {
    id: sessionId,
    tokenHash: vault.tokenHash(token),
    accountId,
    device: userAgent.slice(0, 200),
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  }

  await accountRepository(database).openSession(session, { ...told(accountId), sessionId })
  return token
}

/** Ends the session of the call, and says so to its owner. */
export async function leaveSession(
  context: Context,
  { sessionId, accountId }: SessionUser,
): Promise<void> {
  const { database, clock } = context.services
  const event = securityEvent(context, 'logged-out')(accountId)
  await accountRepository(database).endSession(sessionId, clock.now(), event)
}

/** The user of an Authorization header, which carries the raw token; `Bearer ` before it is accepted too. What is no use does not keep the session from idling away. */
export async function findSessionUser(
  services: Services,
  authorization: string,
  { isUse }: { isUse: boolean },
): Promise<SessionUser | undefined> {
  const token = authorization.replace(/^Bearer /i, '').trim()
  if (!token) return undefined
  const { database, reads, vault, clock } = services
  const at = clock.now()
  const session = await findSession(reads, { tokenHash: vault.tokenHash(token), at })
  if (!session) return undefined

  if (isUse && at.getTime() - session.lastUsedAt.getTime() > TOUCH_MS) {
    await accountRepository(database).touchSession(session.id, at)
  }

  const { id, accountId, userCode, isLeaving } = session
  return { sessionId: id, accountId, userCode, isLeaving }
}
