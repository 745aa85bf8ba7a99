// A replica that is killed in the middle of an analysis: another one takes it over, and one result is stored. The same on
// SQLite, where the one service is started again; and PostgreSQL itself crashes while an analysis goes on.
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { type Database, openDatabase } from '../../apps/api/src/database/open-database.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { logInTo, type OwnService, ownFolder, startService } from './own-service.ts'
import { finishRecord, uploadRecord } from './uploaded-record.ts'

const TAKEN_WITHIN_MS = 30 * MS_PER_SECOND
const DAYS = 2

/** An analysis lasts seconds: whoever looks so often sees it go on. */
const LOOK_MS = 20

const folder = ownFolder()
const running = new Set<OwnService>()

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
  folder.remove()
})

async function start(env: Record<string, string>): Promise<OwnService> {
  const service = await startService(env)
  running.add(service)
  return service
}

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await pause(LOOK_MS)
}

function kill({ child }: OwnService): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  return ended
}

describe('on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let replicas: [OwnService, OwnService]
  let token: string
  let database: Database

  const statusOf = async (id: string) =>
    (await database.holterRecord.findUnique({ where: { id } }))?.status

  const jobsOf = (id: string) =>
    database.$queryRaw<{ state: string; retry_count: number }[]>`
      SELECT "state"::text, "retry_count" FROM pgboss.job WHERE "singleton_key" = ${id}`

  const isActive = async (id: string) => (await jobsOf(id))[0]?.state === 'active'

  beforeAll(async () => {
    server = await startPostgres()
    const env = { DATABASE_URL: server.url, DATA_DIR: folder.path }
    await prepareDatabase(readConfig(env), DAYS)
    // What was acknowledged is on the disk when the server is killed, as it is in production.
    database = await openDatabase(server.url)
    await database.$executeRaw`ALTER DATABASE kangban SET synchronous_commit = on`
    replicas = [await start(env), await start(env)]
    token = await logInTo(replicas[0])
  }, 180_000)

  afterAll(async () => {
    for (const replica of replicas) if (replica.isAlive()) await kill(replica)
    await database.$disconnect()
    await server.remove()
  })

  it('another replica takes what a killed one had begun, within 30 s, and stores it once', async () => {
    const [first, second] = replicas
    const id = await uploadRecord(first.url, token)
    // So that it is the first that takes it: the second looks every two seconds too.
    second.child.kill('SIGSTOP')
    expect(await finishRecord(first.url, token, id)).toEqual({ status: 'analysing' })
    await until(() => isActive(id))
    await kill(first)
    const killed = performance.now()
    second.child.kill('SIGCONT')
    expect(await statusOf(id)).toBe('analysing')
    await until(async () => (await statusOf(id)) !== 'analysing')
    const tookMs = performance.now() - killed
    console.log(`Taken over and analysed ${Math.round(tookMs)} ms after the kill`)
    expect(await statusOf(id)).toBe('ready')
    expect(tookMs).toBeLessThan(TAKEN_WITHIN_MS)
    await until(async () => !(await isActive(id)))
    expect(await jobsOf(id)).toEqual([{ state: 'completed', retry_count: 1 }])

    const thatDay = { gte: new Date('2026-03-01'), lt: new Date('2026-03-02') }
    const where = { kind: 'af-suspected', occurredAt: thatDay }
    expect(await database.warning.count({ where })).toBe(1)
  }, 120_000)

  it('a crash of PostgreSQL while it analyses ends neither the service nor the job', async () => {
    const [, service] = replicas
    const id = await uploadRecord(service.url, token)
    await finishRecord(service.url, token, id)
    await until(() => isActive(id))
    server.kill()
    await server.start()
    // Our own connections are lost as well.
    await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('ready')
    expect(service.isAlive()).toBe(true)
  }, 120_000)
})

it('on SQLite the service that is started again takes it, within 30 s', async () => {
  const file = `${folder.path}/service.db`
  const env = { DATABASE_URL: `file:${file}`, DATA_DIR: folder.path }
  await prepareDatabase(readConfig(env), DAYS)

  const rows = (sql: string, id: string) => {
    const database = new Sqlite(file, { readonly: true })
    const found = database.prepare(sql).all(id) as Record<string, unknown>[]
    database.close()
    return found
  }

  const statusOf = (id: string) =>
    rows('SELECT "status" FROM "HolterRecord" WHERE "id" = ?', id)[0]?.['status']

  const jobs = (id: string) => rows('SELECT "state", "tries" FROM "Job" WHERE "about" = ?', id)
  const first = await start(env)
  const token = await logInTo(first)
  const id = await uploadRecord(first.url, token)
  await finishRecord(first.url, token, id)
  await until(async () => jobs(id)[0]?.['state'] === 'running')
  await kill(first)
  const killed = performance.now()
  const second = await start(env)
  await until(async () => statusOf(id) !== 'analysing')
  const tookMs = performance.now() - killed
  console.log(`Started again and analysed ${Math.round(tookMs)} ms after the kill`)
  expect(statusOf(id)).toBe('ready')
  expect(tookMs).toBeLessThan(TAKEN_WITHIN_MS)
  await until(async () => jobs(id).length === 0)
  await second.stopped()
}, 120_000)
