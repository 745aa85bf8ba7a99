import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SPANS } from '@kangban/contracts'
import { metricSpan } from '@kangban/rules/day/metric-span'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { createDayFigures } from '../../apps/api/src/database/remembered/day-figures.ts'
import {
  createHealthMemory,
  type HealthMemory,
} from '../../apps/api/src/database/remembered/health-memory.ts'
import type { PreparedReads } from '../../apps/api/src/database/prepared-reads.ts'
import { toldReads } from '../../apps/api/src/testing/told-reads.ts'
import { ofHome } from '../../apps/api/src/features/home/home-data.ts'
import { insightDays } from '../../apps/api/src/features/monitoring/insight-days.ts'
import { createLocalFiles } from '../../apps/api/src/ports/files.ts'
import { createVault, type Vault } from '../../apps/api/src/security/vault.ts'
import { PrismaClient } from '../generated/sqlite/client.ts'
import { GRANDMOTHER } from '@kangban/vitals'
import { seed } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-queries-'))
const url = `file:${join(folder, 'test.db')}`
const now = new Date('2026-11-20T13:42:00+08:00')
const queries: string[] = []
const vaultFor = (nonces: () => Buffer) => createVault(readConfig({}), nonces)
const filesWith = (vault: Vault) => createLocalFiles(join(folder, 'files'), vault)
let database: PrismaClient
let reads: PreparedReads
let memory: HealthMemory

beforeAll(async () => {
  await migrate(url)

  const logging = new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url }),
    log: [{ emit: 'event', level: 'query' }],
  })

  logging.$on('query', ({ query }) => queries.push(query))
  database = logging
  reads = await toldReads(url, (query) => queries.push(query))

  memory = createHealthMemory({
    reads,
    figures: createDayFigures({ database, reads }, 'this test'),
    clock: { now: () => now },
  })

  await seed({
    database,
    vaultFor,
    filesWith,
    seed: 1,
    today: '2026-11-20',
    now,
    adminPhone: '13800000000',
    days: 2,
  })
}, 30_000)

afterAll(async () => {
  await reads.close()
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

const unindexed = (detail: string) =>
  /^(SEARCH|SCAN)/.test(detail) && !/^SEARCH .* USING (COVERING )?(INDEX|PRIMARY KEY)/.test(detail)

const grandmother = async () =>
  (await database.account.findUniqueOrThrow({ where: { userCode: GRANDMOTHER.userCode } })).id

async function expectIndexed(made: readonly string[]) {
  for (const query of made) {
    const nothing = [...query.matchAll(/\?/g)].map(() => null)

    const plan = await database.$queryRawUnsafe<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN ${query}`,
      ...nothing,
    )

    const steps = plan.map(({ detail }) => detail)
    expect(steps.some((detail) => detail.startsWith('SEARCH'))).toBe(true)
    expect(steps.filter(unindexed)).toEqual([])
  }
}

it('the home page makes few queries, each by an index, and again those alone of what has changed', async () => {
  const accountId = await grandmother()

  const asked = async () => {
    queries.length = 0
    const services = { database, reads, clock: { now: () => now }, memory }
    await ofHome(services, { accountId, name: 'home' }, () => 'made')
    return queries.filter((query) => query.startsWith('SELECT') && !query.includes('"HealthMark"'))
  }

  const made = await asked()
  expect(made.length).toBeGreaterThanOrEqual(7)
  // Each kind of readings has its own, and what was typed in by hand, which lies in a table of its own.
  expect(made.length).toBeLessThanOrEqual(16)
  await expectIndexed(made)
  expect(await asked()).toEqual([])
  const reading = { accountId, kind: 'oxygen', at: now, value: 96, source: 'watch' }
  await database.reading.create({ data: reading })
  expect(await asked()).toEqual([expect.stringContaining('FROM "Reading"')])
})

it('the 90 days of insights are read by seven queries, each by an index', async () => {
  const accountId = await grandmother()
  const span = metricSpan({ type: SPANS.day, dat: '2026-11-20' }, now)
  if (!span) throw new Error('no such day')
  queries.length = 0
  await insightDays({ database, reads, memory }, { accountId, span })
  const made = queries.map((query) => query.trim()).filter((query) => query.startsWith('SELECT'))
  // Of them one of marks and one of figures that are kept.
  expect(made).toHaveLength(7)
  await expectIndexed(made)
})
