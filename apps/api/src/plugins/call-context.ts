import { refuse } from '@kangban/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Services, TokenCookie } from '../context.ts'
import { findSessionUser } from '../features/account/sessions.ts'
import type { SessionWatch } from '../features/account/session-watch.ts'
import { grantsRepository } from '../shared/family/grants.repository.ts'
import { callerAddress } from '../security/caller-address.ts'
import type { createPlaces } from './places.ts'
import { noteRefusedAccess } from '../shared/security-events/note-later.ts'

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** A browser sends it over https alone. */
  secure: boolean
}

function tokenCookie(plain: string, { request, reply, secure }: Exchange): TokenCookie {
  // No neighbour at a subdomain can set a cookie of that name; it must be for the whole host then.
  const name = secure ? `__Host-${plain}` : plain
  const path = secure ? '/' : '/api'
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const

  return {
    read: () => request.cookies[name],
    set: (token, seconds) => void reply.setCookie(name, token, { ...options, maxAge: seconds }),
    clear: () => void reply.clearCookie(name, options),
  }
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key
  throw refuse('badInput', 'malformed Idempotency-Key')
}

function deviceKey(request: FastifyRequest): string | undefined {
  const key = request.headers['x-device-key']
  return typeof key === 'string' ? key : undefined
}

/** Of all calls of this replica. */
interface Shared {
  services: Services
  watchSession: SessionWatch
  streams: ReturnType<typeof createPlaces>
}

/** What a request says about its caller: the user is the user of the token, nothing else. */
export async function callContext(
  { services, watchSession, streams }: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const token = request.headers.authorization ?? ''
  const address = callerAddress(request.ip)
  const userAgent = request.headers['user-agent'] ?? ''
  const user = await findSessionUser(services, token, { isUse: true })
  const exchange = { request, reply, secure: services.config.mode === 'production' }

  return {
    services,
    user,
    sessionGoesOn: async () =>
      (await findSessionUser(services, token, { isUse: false })) !== undefined,
    whenSessionOver: (onOver) => watchSession(user?.sessionId ?? '', onOver),
    takeStream: () => streams(user?.accountId ?? ''),
    userCode: user?.userCode,
    isLeaving: user?.isLeaving ?? false,
    address,
    userAgent,
    origin: services.config.publicOrigin ?? `${request.protocol}://${request.host}`,
    idempotencyKey: idempotencyKey(request),
    deviceKey: deviceKey(request),
    permit: tokenCookie('redemption-permit', exchange),
    device: {
      ...tokenCookie('device', exchange),
      isKept: request.headers['sec-fetch-site'] === 'same-origin',
    },
    hasGrantFrom: (ownerCode, look) =>
      user
        ? grantsRepository(services.database).look({
            ownerCode,
            viewerId: user.accountId,
            look,
            at: services.clock.now(),
          })
        : Promise.resolve(false),
    noteRefusal: (ownerCode) =>
      noteRefusedAccess({ services, user, address, userAgent }, ownerCode),
  }
}
