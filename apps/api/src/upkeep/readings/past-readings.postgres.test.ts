// On PostgreSQL only: readings that are there already become the first of the months, while the version before goes on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addMonths,
  MS_PER_DAY,
  MS_PER_MINUTE,
  shanghaiMonth,
  startOfShanghaiMonth,
} from '@kangban/china-time'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { keepReadings } from './keep-readings.ts'
import { dropMonths } from './reading-months.ts'
import { readConfig } from '../../config/env.ts'
import { emptyDatabase } from '../../database/empty-database.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { migrationNames } from '../../database/migrate.ts'
import type { Transaction } from '../../database/once.ts'
import { type Database, openDatabase } from '../../database/open-database.ts'
import { systemClock } from '../../ports/clock.ts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { emptyTestDatabase } from '../../testing/test-database.ts'

const MIGRATION = '20261126030000_reading_months'
const MONTH = shanghaiMonth(new Date())

const folder = mkdtempSync(join(tmpdir(), 'kangban-months-'))
let url: string
let admin: Client
let database: Database

const sqlOf = (name: string) =>
  readFileSync(
    new URL(`../../../../../prisma/migrations-postgresql/${name}/migration.sql`, import.meta.url),
    'utf8',
  )

/** Everything up to the months, as the version before had it. */
beforeEach(async () => {
  url = await emptyTestDatabase(folder)
  await emptyDatabase(url)
  admin = new Client(url)
  await admin.connect()

  for (const name of migrationNames(true).filter((name) => name < MIGRATION))
    await admin.query(sqlOf(name))

  database = await openDatabase(url)
}, 60_000)

afterEach(async () => {
  await database.$disconnect()
  await admin.end()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const migrateMonths = () => admin.query(`BEGIN;${sqlOf(MIGRATION)};COMMIT`)

async function newAccount(id: string): Promise<string> {
  const createdAt = new Date()

  await database.account.create({
    data: { id, userCode: id, phoneHash: id, phoneCipher: id, createdAt },
  })

  return id
}

const readingsFrom = (from: Date, count: number, stepMinutes = 1) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(from.getTime() + index * stepMinutes * MS_PER_MINUTE),
    value: 70,
  }))

type Readings = { at: Date; value: number }[]

const measure = (accountId: string, readings: Readings, into: Transaction = database) =>
  insertReadings(into, { accountId, kind: 'heartRate', source: 'watch', readings })

const countOf = (accountId: string) => database.reading.count({ where: { accountId } })

/** Where they lie, by name. */
async function placesOf(accountId: string): Promise<string[]> {
  const rows = await database.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT tableoid::regclass::text AS name FROM "Reading" WHERE "accountId" = ${accountId}`

  return rows.map(({ name }) => name)
}

it('keeps them with their key and their marks, and an account takes them with it', async () => {
  const [staying, going] = [await newAccount('staying'), await newAccount('going')]
  const readings = readingsFrom(startOfShanghaiMonth(addMonths(MONTH, -3)), 2000, 60)
  for (const accountId of [staying, going]) await measure(accountId, readings)
  const marks = () => database.healthMark.findMany({ where: { accountId: staying } })
  const before = await marks()
  await migrateMonths()
  expect(await marks()).toEqual(before)
  expect(await placesOf(staying)).toEqual(['"Reading_past"'])
  expect(await measure(staying, readings)).toBe(0)
  expect(await measure(staying, readingsFrom(new Date(), 1))).toBe(1)
  expect(await marks()).not.toEqual(before)
  await database.account.delete({ where: { id: going } })
  expect(await countOf(going)).toBe(0)
  expect(await countOf(staying)).toBe(2001)
  await expect(measure('nobody', readings.slice(0, 1))).rejects.toThrow(/foreign key/i)
})

it('deletes of them what is not kept any more, and drops them when the newest is not', async () => {
  const accountId = await newAccount('long')
  const cutoff = startOfShanghaiMonth(addMonths(MONTH, -13))
  await measure(accountId, readingsFrom(new Date(cutoff.getTime() - MS_PER_DAY), 1500, 2))
  await migrateMonths()
  const config = { ...readConfig({ DATABASE_URL: url }), readingsKeptMonths: 13 }
  const services = { database, config, clock: systemClock }
  const keep = () => keepReadings(services, new AbortController().signal)
  expect(await keep()).toEqual({ outside: 0, months: [], rows: 720 })
  expect(await keep()).toEqual({ outside: 0, months: [], rows: 0 })
  expect(await countOf(accountId)).toBe(780)
  expect(await dropMonths(url, startOfShanghaiMonth(MONTH))).not.toContain('Reading_past')
  expect(await dropMonths(url, startOfShanghaiMonth(addMonths(MONTH, 2)))).toContain('Reading_past')
  expect(await countOf(accountId)).toBe(0)
})

it('leaves nothing of them where there are none', async () => {
  const accountId = await newAccount('new')
  await migrateMonths()
  await measure(accountId, readingsFrom(new Date(), 1))
  expect(await placesOf(accountId)).toEqual(['"Reading_rest"'])
})

it('loses and refuses nothing that is written and read meanwhile', async () => {
  const accountId = await newAccount('wearer')
  const start = startOfShanghaiMonth(addMonths(MONTH, -1))
  let stored = await measure(accountId, readingsFrom(start, 2000))
  const stopping = new AbortController()

  const write = async () => {
    while (!stopping.signal.aborted) {
      const next = new Date(start.getTime() + stored * MS_PER_MINUTE)

      stored += await database.$transaction(async (transaction) => {
        await lockAccount(transaction, accountId)
        return measure(accountId, readingsFrom(next, 20), transaction)
      })

      expect(await countOf(accountId)).toBe(stored)
    }
  }

  const writing = write()
  await expect.poll(() => stored).toBeGreaterThan(2000)
  await migrateMonths()
  const then = stored
  await expect.poll(() => stored).toBeGreaterThan(then + 20)
  stopping.abort()
  await writing
  expect(await placesOf(accountId)).toEqual(['"Reading_past"'])
}, 30_000)
