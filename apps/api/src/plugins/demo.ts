import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'
import type { OutboxMessage } from '../ports/outbox.ts'

/** Doors that only the demo has: what would have been sent, and the simulated devices on the same port. */
export async function mountDemo(
  app: FastifyInstance,
  { config, messages }: { config: Config; messages: () => readonly OutboxMessage[] },
): Promise<void> {
  app.get('/demo/outbox', (_request, reply) => reply.header('cache-control', 'no-store').send(messages()))
  if (!config.simulatorOrigin) return
  await app.register(httpProxy, { upstream: config.simulatorOrigin, prefix: '/sim', websocket: true })
}
