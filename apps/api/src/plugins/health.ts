// What operators see: health, readiness, metrics.
import { refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Services } from '../context.ts'
import { measureLoopDelay } from './loop-delay.ts'
import { checkDatabaseWritable } from '../database/check-writable.ts'
import { sendFailure } from './answer.ts'
import { createReadiness } from './readiness.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Dotted name of the contract's operation behind a route. */
    operation?: string
  }
}

export function mountHealth(app: FastifyInstance, { database, files, config }: Services): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.addHook('onClose', measureLoopDelay(registry))

  const duration = new Histogram({
    name: 'kangban_call_seconds',
    help: 'Time to answer a call, by operation and HTTP status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation
    if (operation)
      duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  let stopping = false

  app.addHook('preClose', async () => {
    stopping = true
  })

  app.get('/healthz', () => ({ status: 'ok' }))

  const whyNot = createReadiness(async () => {
    await Promise.all([checkDatabaseWritable(database, config.databaseUrl), files.checkWritable()])
  })

  app.get('/readyz', async (_request, reply) => {
    if (stopping) return sendFailure(reply, refuse('shuttingDown', 'stopping'))
    const why = await whyNot()

    return why === null
      ? reply.send({ status: 'ready' })
      : sendFailure(reply, refuse('notWritable', why))
  })

  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
