// What operators see: health, readiness, metrics.
import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/env.ts'
import type { Services } from '../context.ts'
import { measureLoopDelay } from './load/loop-delay.ts'
import { checkDatabaseWritable } from '../database/check-writable.ts'
import { sendFailure, sendNotFound } from './answer.ts'
import { createReadiness } from './readiness.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Dotted name of the contract's operation behind a route. */
    operation?: string
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Metrics tell what people ask for and when: nobody's but a collector's, whose key Prometheus sends as a bearer. */
const mayMeasure = ({ metricsKey, mode }: Config, authorization: string): boolean =>
  metricsKey === null
    ? mode !== 'production'
    : timingSafeEqual(digest(authorization), digest(`Bearer ${metricsKey}`))

/** The dead wait until somebody looks at them: `commands/failed-jobs.ts`. */
const measureJobs = (registry: Registry, jobs: Services['jobs']) =>
  new Gauge({
    name: 'kangban_jobs',
    help: 'Jobs of all replicas that wait, run, or have failed for good; on PostgreSQL some seconds old',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()

      try {
        for (const [state, count] of Object.entries(await jobs.counts())) this.set({ state }, count)
      } catch {
        // The database is away: everything else is told, and the readiness says why.
      }
    },
  })

/** Whether a standby is of use: without one all are 0. */
const measureStandby = (registry: Registry, standby: Services['standby']) =>
  new Counter({
    name: 'kangban_standby_reads_total',
    help: 'Calls that could read from a standby: from it, or from the primary since it was behind or away; single reads that failed on it',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(standby.counts())) this.inc({ from }, count)
    },
  })

export function mountHealth(
  app: FastifyInstance,
  { database, standby, files, config, jobs }: Services,
  isStopping: () => boolean,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.addHook('onClose', measureLoopDelay(registry))
  measureJobs(registry, jobs)
  measureStandby(registry, standby)

  const duration = new Histogram({
    name: 'kangban_call_seconds',
    help: 'Time to answer a call, by operation and HTTP status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation
    if (operation)
      duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', () => ({ status: 'ok' }))

  const whyNot = createReadiness(async () => {
    await Promise.all([checkDatabaseWritable(database, config.databaseUrl), files.checkWritable()])
  })

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return sendFailure(reply, refuse('shuttingDown', 'stopping'))
    const why = await whyNot()

    return why === null
      ? reply.send({ status: 'ready' })
      : sendFailure(reply, refuse('notWritable', why))
  })

  app.get('/metrics', async ({ headers: { authorization = '' } }, reply) =>
    mayMeasure(config, authorization)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : sendNotFound(reply),
  )
}
