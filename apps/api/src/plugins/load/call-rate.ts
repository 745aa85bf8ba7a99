import rateLimit from '@fastify/rate-limit'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { refuse } from '@kangban/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/env.ts'
import { LIMITS } from '../../config/limits.ts'
import type { Context } from '../../context.ts'

/** Callers that are counted at once; of more, those who asked longest ago begin anew. */
const CALLERS = 100_000

/** @throws AppError 429 when whoever asks has asked too much within a minute */
export type CountCalls = (request: FastifyRequest, calls: number) => Promise<void>

/**
 * Counts the calls of an account, or of an address where nobody is logged in. In the memory of this replica: it is the
 * process that must not be kept busy, and a write for every read would cost more than the read.
 */
export async function createCallRate(
  app: FastifyInstance,
  { mode }: Pick<Config, 'mode'>,
  callerOf: (request: FastifyRequest) => Pick<Context, 'user' | 'address'>,
): Promise<CountCalls> {
  if (mode !== 'production') return async () => undefined
  await app.register(rateLimit, { global: false, cache: CALLERS })

  const count = app.createRateLimit({
    max: LIMITS.callsAMinute,
    timeWindow: MS_PER_MINUTE,
    keyGenerator(request) {
      const { user, address } = callerOf(request)
      return user?.accountId ?? address
    },
  })

  return async (request, calls) => {
    for (let call = 0; call < calls; call++) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) continue
      throw refuse('tooManyRequests', 'calls of a minute used up')
    }
  }
}
