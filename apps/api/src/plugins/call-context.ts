import { refuse } from '@kangban/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, PermitCookie, Services } from '../context.ts'
import { findSessionUser } from '../features/account/sessions.ts'
import type { SessionWatch } from '../features/account/session-watch.ts'
import { grantsRepository } from '../shared/family/grants.repository.ts'
import { noteRefusedAccess } from '../shared/security-events/note-later.ts'

const PERMIT = 'redemption-permit'

function permitCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): PermitCookie {
  const options = { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const

  return {
    read: () => request.cookies[PERMIT],
    set: (token, seconds) => void reply.setCookie(PERMIT, token, { ...options, maxAge: seconds }),
    clear: () => void reply.clearCookie(PERMIT, options),
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

/** What a request says about its caller: the user is the user of the token, nothing else. */
export async function callContext(
  { services, watchSession }: { services: Services; watchSession: SessionWatch },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const token = request.headers.authorization ?? ''
  const userAgent = request.headers['user-agent'] ?? ''
  const user = await findSessionUser(services, token, { isUse: true })

  return {
    services,
    user,
    sessionGoesOn: async () =>
      (await findSessionUser(services, token, { isUse: false })) !== undefined,
    whenSessionOver: (onOver) => watchSession(user?.sessionId ?? '', onOver),
    userCode: user?.userCode,
    isLeaving: user?.isLeaving ?? false,
    address: request.ip,
    userAgent,
    origin: services.config.publicOrigin ?? `${request.protocol}://${request.host}`,
    idempotencyKey: idempotencyKey(request),
    deviceKey: deviceKey(request),
    permit: permitCookie(request, reply, services.config.mode === 'production'),
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
      noteRefusedAccess({ services, user, address: request.ip, userAgent }, ownerCode),
  }
}
