// A record that was handed over to its analysis is analysed, also when the service is killed in the middle of it.
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { startTestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { startUntil } from '../../scripts/processes.mjs'

const BLOCK = 60 * SAMPLE_RATE
const MINUTES = 90
const PHONE = '13900000001'

const folder = mkdtempSync(join(tmpdir(), 'kangban-holter-'))
const file = join(folder, 'service.db')
const running = new Set<ChildProcess>()

// One that a failed test leaves would hold the whole run by its pipes.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The service on the database of this test. */
async function start(): Promise<{ url: string; child: ChildProcess }> {
  const { child, started } = startUntil('node', {
    args: ['apps/api/src/server.ts'],
    env: { MODE: 'demo', PORT: '0', DATA_DIR: folder, DATABASE_URL: `file:${file}`, WEB_ROOT: '' },
    ready: /Kangban ready at (\S+)/,
  })

  running.add(child)
  return { url: await started, child }
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function statusOf(id: string): string {
  const database = new Sqlite(file, { readonly: true })

  const status = database
    .prepare<[string], { status: string }>('SELECT "status" FROM "HolterRecord" WHERE "id" = ?')
    .get(id)

  database.close()
  return status?.status ?? 'gone'
}

function recordBlocks(): string[] {
  const person = createPerson(createRandom(1), {
    id: 'P1',
    sex: 'female',
    ageYears: 72,
    conditions: [],
  })

  const ecg = createEcg({
    person,
    seed: 1,
    rateHz: SAMPLE_RATE,
    rhythm: { kind: 'sinus', heartRate: 70 },
  })

  return Array.from({ length: MINUTES }, () =>
    Buffer.from(encodeSampleBlock(ecg.read(BLOCK))).toString('base64'),
  )
}

/** An account with a whole record that is not finished yet; gives the record and the token. */
async function upload(): Promise<{ id: string; token: string }> {
  await migrate(`file:${file}`)
  const app = await startTestApp({ config: { dataDir: folder, databaseUrl: `file:${file}` } })
  const user = await app.logIn(PHONE)
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const { data } = await user.post<{ id: string }>('/monitor/v1/app/holter/begin', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-0001',
    startedAt: '2026-03-01T08:00:00+08:00',
    rateHz: SAMPLE_RATE,
  })

  const blocks = recordBlocks()

  for (let first = 0; first < blocks.length; first += 30) {
    await user.post('/monitor/v1/app/holter/blocks', {
      id: data.id,
      first,
      blocks: blocks.slice(first, first + 30),
    })
  }

  // The clock of the test stands in another year, in which the session would be over and idle for the service.
  const later = { expiresAt: new Date('2199-01-01'), lastUsedAt: new Date() }
  await app.services.database.session.updateMany({ data: later })
  await app.stop()
  return { id: data.id, token: user.token }
}

it('an analysis that kill -9 cut off is done at the next start', async () => {
  const { id, token } = await upload()
  const first = await start()

  const answer = await fetch(`${first.url}/api/monitor/v1/app/holter/finish`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ id, sampleCount: MINUTES * BLOCK }),
  })

  expect(await answer.json()).toMatchObject({ code: '1000', data: { status: 'analysing' } })
  await killed(first.child)
  expect(statusOf(id)).toBe('analysing')
  const second = await start()
  while (statusOf(id) === 'analysing') await pause(50)
  await killed(second.child)
  expect(statusOf(id)).toBe('ready')
}, 120_000)
