// On PostgreSQL only: the server may be restarted under a running service.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChildProcess } from 'node:child_process'
import { LIMITS } from '../config/limits.ts'
import { unavailable } from './unavailable.ts'
import { openReads } from './prepared-reads.ts'
import { startProcess } from '../testing/own-process.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

/** Readiness is looked at once a second, and a busy machine may take its time. */
const PATIENT = { timeout: 10 * MS_PER_SECOND }

describe('a service whose connections to PostgreSQL are ended', () => {
  let app: TestApp
  let child: ChildProcess
  let base: string

  beforeAll(async () => {
    app = await startTestApp()

    const { databaseUrl, dataDir } = app.services.config

    ;({ child, url: base } = await startProcess({ databaseUrl, dataDir }))
  }, 60_000)

  afterAll(async () => {
    child.kill('SIGKILL')
    await app.stop()
  })

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, { headers })
    return (await answer.json()) as { code?: string; status?: string }
  }

  it('lives on, and answers', async () => {
    for (let round = 0; round < 3; round++) {
      // A read of a session and a query of Prisma, so that the pool holds idle connections. On a busy machine a call may
      // come before the service has heard that its connection is gone.
      await expect
        .poll(() => ask('/api/user/v1/health', { authorization: 'x' }), PATIENT)
        .toMatchObject({ code: '410' })

      await expect
        .poll(() => ask('/api/user/v1/app/login?phone=13800000001&pin=000000'), PATIENT)
        .toMatchObject({ code: '9999' })

      const [{ ended } = { ended: 0 }] = await app.services.database.$queryRaw<{ ended: number }[]>`
        SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND datname = current_database()`

      expect(ended).toBeGreaterThanOrEqual(1)
      await expect.poll(() => ask('/readyz'), PATIENT).toEqual({ status: 'ready' })
      expect(child.exitCode).toBeNull()
    }
  })

  it('waits for ever neither for a connection nor for a statement', async () => {
    const [limit] = await app.services.reads.all<{ statement_timeout: string }>(
      'SHOW statement_timeout',
      [],
    )

    expect(limit).toEqual({ statement_timeout: `${LIMITS.databaseStatementMs / 1000}s` })
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const nowhere = await openReads(`postgresql://nobody@127.0.0.1:${port}/nothing`)
    const cause = await nowhere.all('SELECT 1', []).catch((thrown: unknown) => thrown)
    expect(cause).toMatchObject({ message: expect.stringMatching(/timeout/i) })
    expect(unavailable(cause)).toMatchObject({ code: '503' })
    await nowhere.close()
    silent.close()
  }, 30_000)
})
