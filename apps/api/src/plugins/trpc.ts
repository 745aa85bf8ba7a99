import { contract } from '@kangban/contracts'
import { type AppRouter, createRouter } from '@kangban/contracts/router'
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.ts'
import { routes } from '../routes.ts'
import { callContext } from './call-context.ts'

/** The tRPC face of the same operations, and the only one that pushes. */
export async function mountTrpc(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: createRouter(contract, routes),
      createContext: async ({ req, res }) => ({ call: await callContext(services, req, res) }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>)
}
