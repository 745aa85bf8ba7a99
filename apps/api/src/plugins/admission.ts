// What is asked of a request before it may cost anything: a session where the call needs one, a place for a large body, a
// place for an export.
import { finished } from 'node:stream'
import { type Operation, refuse } from '@kangban/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { LIMITS } from '../config/limits.ts'
import type { Context, Services, SessionUser } from '../context.ts'
import { takeSharedPlace } from '../database/shared-place.ts'
import { sessionsInForce } from '../features/account/account.repository.ts'
import { createSessionWatch } from '../features/account/session-watch.ts'
import { callContext } from './call-context.ts'
import type { CountCalls } from './load/call-rate.ts'
import { createPlaces } from './places.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Found before the body is read. */
    callContext: Context | null
  }
}

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > LIMITS.largeBodyBytes

const stillRunning = (where: string) =>
  refuse('stillRunning', `an export of the account is not over ${where}`)

const LOG_NAME_LENGTH = 16
/** Whoever calls again soon is not hashed again, which was a tenth of a short call. */
const LOG_NAMES = 10_000

const tooMany = (logMessage: string) => refuse('tooManyRequests', logMessage)

/** Whom `meet` has met. */
export function callerOf({ callContext: context }: FastifyRequest): Context {
  if (!context) throw new Error('the caller was not looked for')
  return context
}

export const needsSession = ({ ownership }: Operation): boolean =>
  ownership !== 'anyone' && ownership !== 'secret'

export function createAdmission(services: Services, countCalls: CountCalls) {
  const bodies = createPlaces(LIMITS.largeBodiesAtOnce)
  const exportsOfAccount = createPlaces(LIMITS.exportsOfAccount)
  const exportsOfAll = createPlaces(LIMITS.exportsOfAll)
  const streams = createPlaces(LIMITS.streamsOfAccount)

  const watchSession = createSessionWatch((ids) =>
    sessionsInForce(services.database, { ids, at: services.clock.now() }),
  )

  const logNames = new LRUCache<string, string>({
    max: LOG_NAMES,
    memoMethod: (accountId) =>
      services.vault.hash('caller in logs', accountId).slice(0, LOG_NAME_LENGTH),
  })

  /** Lines of one account are seen to belong together, by a name that only who has the secret finds for an account. */
  function nameInLog({ accountId }: SessionUser, request: FastifyRequest, reply: FastifyReply) {
    const caller = logNames.memo(accountId)
    request.log = reply.log = request.log.child({ caller })
  }

  /** The caller of a request, known to its handler as `request.callContext`. */
  async function meet(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const context = await callContext({ services, watchSession, streams }, request, reply)
    request.callContext = context
    if (context.user) nameInLog(context.user, request, reply)
    return context
  }

  return {
    meet,
    countCalls,

    /** @throws AppError 429 when too many large bodies of the same caller are on their way */
    admitBody(request: FastifyRequest, { user, address }: Context): void {
      if (!isLarge(request)) return
      const free = bodies(user?.accountId ?? address)
      if (!free) throw tooMany('too many large bodies at once')
      request.raw.once('end', free).once('close', free)
    },

    /** @throws AppError 429 while the account has an export at any replica, 503 while too many others have one here */
    async admitExport(reply: FastifyReply, accountId: string): Promise<void> {
      const freeOwn = exportsOfAccount(accountId)

      if (!freeOwn) throw stillRunning('here')

      const freeShared = exportsOfAll('')

      if (!freeShared) {
        freeOwn()

        throw refuse('busy', 'too many exports at once')
      }

      const everywhere = takeSharedPlace(services.config.databaseUrl, `export ${accountId}`)
      const cutOff = setTimeout(() => reply.raw.destroy(), LIMITS.exportMs)

      // Not before the answer has left: it is made while it is read.
      finished(reply.raw, () => {
        clearTimeout(cutOff)
        freeOwn()
        freeShared()

        everywhere.then(
          (free) => free?.(),
          () => undefined,
        )
      })

      if (!(await everywhere)) throw stillRunning('at another replica')
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
