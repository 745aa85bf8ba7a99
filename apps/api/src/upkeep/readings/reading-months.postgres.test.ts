// On PostgreSQL only: the months of the readings.
import { MS_PER_MINUTE, startOfShanghaiMonth } from '@kangban/china-time'
import { Client, escapeLiteral } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '../../database/open-database.ts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { keepReadings } from './keep-readings.ts'
import { dropMonths, keepMonths } from './reading-months.ts'

let app: TestApp
let database: Database
let url: string
let admin: Client

beforeAll(async () => {
  app = await startTestApp()
  url = app.services.config.databaseUrl
  admin = new Client(url)
  await admin.connect()
  database = await openDatabase(url)
})

afterAll(async () => {
  await admin.end()
  await database.$disconnect()
  await app.stop()
})

let accounts = 0

async function newAccount(): Promise<string> {
  const id = `of-months-${(accounts += 1)}`
  const createdAt = new Date()

  await database.account.create({
    data: { id, userCode: id, phoneHash: id, phoneCipher: id, createdAt },
  })

  return id
}

const minutesFrom = (from: Date, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(from.getTime() + index * step * MS_PER_MINUTE),
    value: 70,
  }))

const measure = (accountId: string, readings: { at: Date; value: number }[]) =>
  insertReadings(database, { accountId, kind: 'heartRate', source: 'watch', readings })

/** How many readings each partition holds, those with none left out. */
async function where(accountId: string): Promise<Record<string, number>> {
  const { rows } = await admin.query<{ name: string; count: string }>(
    `SELECT tableoid::regclass::text AS name, count(*) FROM "Reading" WHERE "accountId" = $1 GROUP BY 1 ORDER BY 1`,
    [accountId],
  )

  return Object.fromEntries(
    rows.map(({ name, count }) => [name.replaceAll('"', ''), Number(count)]),
  )
}

const partitionsOf = async () =>
  (
    await admin.query<{ name: string }>(
      `SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = '"Reading"'::regclass ORDER BY 1`,
    )
  ).rows.map(({ name }) => name)

const marksOf = async (accountId: string) =>
  new Map(
    (await database.healthMark.findMany({ where: { accountId } })).map((row) => [
      `${row.part} ${row.day}`,
      row.mark,
    ]),
  )

describe('the months', () => {
  const NOW = new Date('2026-03-02T10:00:00+08:00')

  it('are made around now by whichever replica comes first', async () => {
    await Promise.all([keepMonths(url, NOW), keepMonths(url, NOW)])

    expect(await partitionsOf()).toEqual([
      'Reading_2025_11',
      'Reading_2025_12',
      'Reading_2026_01',
      'Reading_2026_02',
      'Reading_2026_03',
      'Reading_2026_04',
      'Reading_2026_05',
      'Reading_2026_06',
      'Reading_rest',
    ])
  })

  it('begin at midnight in China', async () => {
    const accountId = await newAccount()
    await keepMonths(url, NOW)
    await measure(accountId, minutesFrom(new Date('2026-02-28T23:58:00+08:00'), 4))
    expect(await where(accountId)).toEqual({ Reading_2026_02: 2, Reading_2026_03: 2 })
  })

  it('take what lies in none, and leave what a wrong clock has put years ahead, which is told', async () => {
    const accountId = await newAccount()
    await measure(accountId, minutesFrom(new Date('2024-05-31T23:00:00+08:00'), 120))
    await measure(accountId, minutesFrom(new Date('2031-01-01T00:00:00+08:00'), 3))
    expect(await where(accountId)).toEqual({ Reading_rest: 123 })
    const before = await marksOf(accountId)
    expect(await keepMonths(url, NOW)).toEqual({ outside: 3 })

    expect(await where(accountId)).toEqual({
      Reading_2024_05: 60,
      Reading_2024_06: 60,
      Reading_rest: 3,
    })

    expect(await marksOf(accountId)).toEqual(before)
    expect(await keepMonths(url, NOW)).toEqual({ outside: 3 })
    await database.account.delete({ where: { id: accountId } })
    expect(await where(accountId)).toEqual({})
    expect(await keepMonths(url, NOW)).toEqual({ outside: 0 })
  })

  it('wait for a backup no longer than others may wait for them, and come when it is over', async () => {
    const reader = new Client(url)
    await reader.connect()
    onTestFinished(() => reader.end())
    const accountId = await newAccount()
    await measure(accountId, minutesFrom(new Date('2023-02-01T00:00:00+08:00'), 5))
    await reader.query('BEGIN; SELECT count(*) FROM "Reading"')
    const keeping = keepMonths(url, NOW)

    // Meanwhile others read and write what lies in no month.
    const asked = performance.now()
    await measure(accountId, minutesFrom(new Date('2023-02-01T01:00:00+08:00'), 5))
    expect(performance.now() - asked).toBeLessThan(5000)
    expect(await where(accountId)).toEqual({ Reading_rest: 10 })
    await reader.query('COMMIT')
    await keeping
    expect(await where(accountId)).toEqual({ Reading_2023_02: 10 })
  }, 30_000)

  it('are dropped whole, and each day of them is marked', async () => {
    const accountId = await newAccount()
    const [old, young] = ['2025-01-31T23:00:00+08:00', '2025-02-01T00:00:00+08:00']

    await measure(accountId, [
      ...minutesFrom(new Date(old), 60),
      ...minutesFrom(new Date(young), 60),
    ])

    await keepMonths(url, NOW)
    // As a seed and a version from before there were marks leave it.
    await database.healthMark.deleteMany({ where: { accountId, day: '2025-01-31' } })
    const before = await marksOf(accountId)
    expect(await dropMonths(url, startOfShanghaiMonth('2025-02'))).toContain('Reading_2025_01')
    expect(await where(accountId)).toEqual({ Reading_2025_02: 60 })
    const after = await marksOf(accountId)
    expect([...after.keys()].toSorted()).toEqual(['heartRate 2025-01-31', 'heartRate 2025-02-01'])
    expect(after.get('heartRate 2025-02-01')).toBe(before.get('heartRate 2025-02-01'))
    expect(await dropMonths(url, startOfShanghaiMonth('2025-02'))).toEqual([])
  })
})

it('are dropped by the clock of the database where that of the service runs ahead', async () => {
  const accountId = await newAccount()
  await measure(accountId, minutesFrom(new Date(), 5))
  const clock = { now: () => new Date('2099-01-01T00:00:00+08:00') }
  const config = { ...app.services.config, readingsKeptMonths: 13 }
  const signal = new AbortController().signal
  expect(await keepReadings({ ...app.services, config, clock }, signal)).toMatchObject({ rows: 0 })
  expect(await database.reading.count({ where: { accountId } })).toBe(5)
  expect((await partitionsOf()).filter((name) => name.includes('2099'))).toEqual([])
})

interface Node {
  'Relation Name'?: string
  'Subplans Removed'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const quoted = (value: string | number | null) =>
  value === null ? 'NULL' : escapeLiteral(String(value))

describe('a page', () => {
  interface Asked {
    text: string
    values: (string | number | null)[]
  }

  /** What the service asks of readings meanwhile, by whichever of its pools. */
  async function askedDuring(work: () => Promise<unknown>): Promise<Asked[]> {
    const spy = vi.spyOn(Client.prototype, 'query')

    try {
      await work()

      return spy.mock.calls.flatMap((call): Asked[] => {
        const query: unknown = call[0]
        if (typeof query !== 'object' || query === null || !('text' in query)) return []
        const { text, values } = query as Asked
        return text.includes('"Reading"') ? [{ text, values: values ?? [] }] : []
      })
    } finally {
      spy.mockRestore()
    }
  }

  /** The partitions that a plan made for any parameters, as a prepared statement has it in the end, reads with these. */
  async function readBy({ text, values }: Asked): Promise<{ names: string[]; removed: number }> {
    await admin.query(`SET plan_cache_mode = force_generic_plan; PREPARE asked AS ${text}`)
    const given = values.length === 0 ? '' : `(${values.map(quoted).join(', ')})`

    const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked${given}`,
    )

    await admin.query('DEALLOCATE asked; RESET plan_cache_mode')
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? {})
    const names = nodes.flatMap((node) => node['Relation Name'] ?? [])
    const removed = nodes.reduce((sum, node) => sum + (node['Subplans Removed'] ?? 0), 0)
    return { names: names.filter((name) => name.startsWith('Reading')), removed }
  }

  it('reads the months alone in which its day and the 28 days before it lie, with prepared parameters too', async () => {
    const user = await app.logIn('13760000091')

    const { id } = await database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })

    await keepMonths(url, app.clock.now())
    await measure(id, minutesFrom(new Date('2025-11-01T00:00:00+08:00'), 5700, 30))

    const asked = await askedDuring(async () => {
      for (const page of ['heart', 'oxygen', 'temperature'])
        expect((await user.get(`/monitor/app/v1/${page}/1/2026-02-27`)).code).toBe('1000')
    })

    const months = new Set<string>()
    let removed = 0

    for (const statement of asked) {
      const plan = await readBy(statement)
      for (const name of plan.names) months.add(name)
      removed += plan.removed
    }

    expect(asked.length).toBeGreaterThan(4)
    expect([...months].toSorted()).toEqual(['Reading_2026_01', 'Reading_2026_02'])
    expect(removed).toBeGreaterThan(6)
  })
})
