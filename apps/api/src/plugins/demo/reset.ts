import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isPostgres } from '../../database/open-database.ts'
import { keptState, restoreBeneath } from '../../database/seeded-snapshot.ts'
import type { AppServices } from '../../services.ts'
import { asksAsOurPage } from './asks-as-our-page.ts'

const TEXTS = {
  postgres: '这个演示用的是 PostgreSQL，请停下服务后用 npm run db:reset 重置。',
  none: '没有留着最初的数据，请停下服务后用 npm run db:reset 重置。',
  running: '正在重置，请稍等',
} as const

/** Back to the seeded state while the service runs; sessions that were opened since are over. */
export function mountReset(
  doors: FastifyInstance,
  { config, database, memory, outbox }: AppServices,
): void {
  const files = join(config.dataDir, 'files')
  let running = false

  doors.post('/demo/reset', { preValidation: asksAsOurPage }, async (_request, reply) => {
    const refuse = (message: string) => reply.code(409).send({ message })
    if (isPostgres(config.databaseUrl)) return refuse(TEXTS.postgres)
    if (running) return refuse(TEXTS.running)
    const kept = config.objectStore ? null : keptState(join(config.dataDir, 'snapshots'))
    if (!kept) return refuse(TEXTS.none)
    running = true
    const started = performance.now()

    try {
      const path = config.databaseUrl.replace(/^file:/, '')
      await restoreBeneath(database, kept, { database: path, files })
      await memory.clear()
      outbox.empty()

      return await reply.send({
        tookMs: Math.round(performance.now() - started),
        seededOn: kept.day,
      })
    } finally {
      running = false
    }
  })
}
