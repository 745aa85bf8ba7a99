// On PostgreSQL only: the server itself crashes under a running service, and comes back.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_SECOND } from '@kangban/china-time'
import { MESSAGES } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import { startProcess } from '../testing/own-process.ts'

/** Within that an operator's probe has its answer, whatever the database does. */
const TOLD_WITHIN_MS = 2 * MS_PER_SECOND
const BACK_WITHIN_MS = 5 * MS_PER_SECOND

const dataDir = mkdtempSync(join(tmpdir(), 'kangban-lost-'))
let server: Awaited<ReturnType<typeof startPostgres>>
let child: ChildProcess
let base: string

beforeAll(async () => {
  server = await startPostgres()

  ;({ child, url: base } = await startProcess({ databaseUrl: server.url, dataDir }))
}, 60_000)

afterAll(async () => {
  child.kill('SIGKILL')
  await server.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

async function ask(path: string, init: RequestInit = {}) {
  const begun = performance.now()
  const answer = await fetch(base + path, init)
  const body = (await answer.json()) as { code?: string; status?: string; error?: object }
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, retryAfter, body, tookMs: performance.now() - begun }
}

/** A read of a session. */
const askAsUser = () => ask('/api/user/v1/health', { headers: { authorization: 'x' } })
/** A write. */
const askForCode = () => ask('/api/user/v1/app/pin?phone=13800000001')

/** The same by the other face. */
const askByTrpc = () =>
  ask('/api/trpc/account.sendCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '13800000001' }),
  })

it('lives through a crash of the server, says so at once, and works again when it is back', async () => {
  expect((await askAsUser()).body.code).toBe('410')
  expect((await ask('/readyz')).body).toEqual({ status: 'ready' })
  server.kill()
  const all = () => Promise.all([ask('/readyz'), askByTrpc(), askAsUser(), askForCode()])

  // What serves a connection that is there notices a moment later that the server is gone.
  await expect
    .poll(async () => (await all()).map(({ status }) => status), { timeout: BACK_WITHIN_MS })
    .toEqual([503, 503, 503, 503])

  for (let times = 0; times < 3; times++) {
    const [probe, byTrpc, ...calls] = await all()
    expect(probe).toMatchObject({ status: 503, body: { msg: MESSAGES.notWritable } })
    expect(probe.tookMs).toBeLessThan(TOLD_WITHIN_MS)

    expect(byTrpc).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { error: { message: MESSAGES.unavailable } },
    })

    for (const { status, retryAfter, body, tookMs } of calls) {
      expect({ status, retryAfter, body }).toEqual({
        status: 503,
        retryAfter: '5',
        body: { code: '503', msg: MESSAGES.unavailable, data: null },
      })

      expect(tookMs).toBeLessThan(TOLD_WITHIN_MS)
    }
  }

  expect((await ask('/healthz')).body).toEqual({ status: 'ok' })
  await server.start()

  await expect
    .poll(async () => (await ask('/readyz')).body, { timeout: BACK_WITHIN_MS })
    .toEqual({ status: 'ready' })

  expect((await askAsUser()).body.code).toBe('410')
  // Written and read again; no gateway takes the message.
  expect((await askForCode()).body).toMatchObject({ msg: MESSAGES.codeNotSent })
  expect(child.exitCode).toBeNull()
}, 30_000)
