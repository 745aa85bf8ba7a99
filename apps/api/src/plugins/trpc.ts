import { contract, listOperations, refuse } from '@kangban/contracts'
import { type AppRouter, asTrpcError, createRouter } from '@kangban/contracts/router'
import { getTRPCErrorShape } from '@trpc/server'
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIMITS } from '../config/limits.ts'
import { unavailable } from '../database/unavailable.ts'
import { routes } from '../routes.ts'
import { type Admission, callerOf, needsSession } from './admission.ts'
import { describeRefusal, RETRY_AFTER } from './answer.ts'

const operations = new Map(listOperations(contract))

/** Names of the calls in an address; what is not known counts as a call that needs a session. */
function namesOf({ params }: FastifyRequest): string[] {
  const { path } = params as { path?: string }
  return path?.split(',') ?? []
}

const isOpen = (name: string): boolean => {
  const operation = operations.get(name)
  return operation !== undefined && !needsSession(operation)
}

const BUSY = 'SERVICE_UNAVAILABLE'

const sessionEnded = () => refuse('loginExpired', 'a body without a session')

/** @throws AppError 415 when the body is something else: files are sent to the REST face */
function requireJson({ headers }: FastifyRequest): void {
  const type = headers['content-type']
  if (type === undefined || /^application\/json\b/i.test(type)) return

  throw refuse('unsupportedType', 'a body that is no JSON')
}

/** The tRPC face of the same operations, and the only one that pushes. */
export async function mountTrpc(app: FastifyInstance, admission: Admission): Promise<void> {
  const router = createRouter(contract, routes, (cause) => unavailable(cause) ?? cause)

  await app.register(async (face) => {
    // What is refused before tRPC has the request is told in the form that its clients read.
    face.setErrorHandler((cause: Error, request, reply) => {
      const error = asTrpcError(describeRefusal(cause, reply.log))
      const call = { path: namesOf(request).join(','), input: undefined, ctx: undefined }

      const shape = getTRPCErrorShape({
        config: router._def._config,
        error,
        type: 'unknown',
        ...call,
      })

      if (error.code === BUSY) reply.headers(RETRY_AFTER)
      return reply.code(getHTTPStatusCodeFromError(error)).send({ error: shape })
    })

    face.addHook('onRequest', async (request, reply) => {
      const context = await admission.meet(request, reply)
      await admission.countCalls(request, namesOf(request).length)
      if (request.method === 'GET') return
      if (!context.user && !namesOf(request).some(isOpen)) throw sessionEnded()
      requireJson(request)
      admission.admitBody(request, context)
    })

    await face.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router,
        maxBatchSize: LIMITS.batchCalls,
        responseMeta: ({ errors }) =>
          errors.some(({ code }) => code === BUSY) ? { headers: RETRY_AFTER } : {},
        createContext: ({ req }) => ({ call: callerOf(req) }),
        // The name of a call is the caller's text where there is no such call.
        onError: ({ error, path = '', req }) =>
          void describeRefusal(
            error,
            req.log.child({ operation: operations.has(path) ? path : 'unknown' }),
          ),
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>)
  })
}
