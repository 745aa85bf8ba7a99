// Ready means that a write works, in the database and in the folder of files.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPostgres } from '../database/open-database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const WITHIN_MS = 2 * MS_PER_SECOND
let app: TestApp

beforeEach(async () => {
  app = await startTestApp()
})

afterEach(() => app.stop())

async function ask() {
  const began = performance.now()
  const { status, body } = await app.http().get('/readyz')
  expect(performance.now() - began).toBeLessThan(WITHIN_MS)
  return { status, body }
}

const READY = { status: 200, body: { status: 'ready' } }

const NOT = {
  status: 503,
  body: { code: '503', msg: '服务暂时不能保存数据，请稍后再试', data: null },
}

async function settles(wanted: object) {
  await expect.poll(ask, { timeout: WITHIN_MS }).toEqual(wanted)
}

/** From here on the database takes no write, or takes it again. */
async function refuseWrites(refused: boolean) {
  const { config, database } = app.services

  if (isPostgres(config.databaseUrl)) {
    const { default: pg } = await import('pg')
    const options = '-c default_transaction_read_only=off'
    const client = new pg.Client({ connectionString: config.databaseUrl, options })
    await client.connect()
    const name = new URL(config.databaseUrl).pathname.slice(1)
    const how = refused ? 'on' : 'off'
    await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${how}`)

    // The setting holds for connections that are opened from now on.
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)

    await client.end()
  } else {
    await database.$executeRawUnsafe(`PRAGMA query_only = ${refused ? 'on' : 'off'}`)
  }
}

it('tells that the database takes no write, and when it takes one again', async () => {
  expect(await ask()).toEqual(READY)
  await refuseWrites(true)
  await settles(NOT)
  expect((await app.http().get('/healthz')).body).toEqual({ status: 'ok' })
  await refuseWrites(false)
  await settles(READY)
})

it('tells that no file can be written', async () => {
  const { dataDir } = app.services.config
  rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  writeFileSync(join(dataDir, 'files'), '')
  expect(await ask()).toEqual(NOT)
  rmSync(join(dataDir, 'files'))
  await settles(READY)
})

it('answers in time while a transaction holds the database', async () => {
  if (isPostgres(app.services.config.databaseUrl)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = app.services.database.$transaction(() => promise)
  expect(await ask()).toEqual(NOT)
  resolve()
  await holding
  await settles(READY)
})

it('leaves nothing behind, and writes once for many that ask', async () => {
  const { database, files } = app.services
  const written: string[] = []
  const asked = files.checkWritable.bind(files)
  files.checkWritable = () => (written.push('file'), asked())
  const rows = () => database.$queryRaw`SELECT * FROM "_prisma_migrations" ORDER BY "id"`
  const before = await rows()
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(await rows()).toEqual(before)
  expect(written).toHaveLength(1)
  expect(readdirSync(join(app.services.config.dataDir, 'files/drafts'))).toEqual([])
})
