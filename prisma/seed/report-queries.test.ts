import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { GRANDMOTHER } from '@kangban/vitals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { createDayFigures } from '../../apps/api/src/database/remembered/day-figures.ts'
import { createHealthMemory } from '../../apps/api/src/database/remembered/health-memory.ts'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { openReads } from '../../apps/api/src/database/prepared-reads.ts'
import { makeHeartRisk } from '../../apps/api/src/features/reports/make-heart-risk.ts'
import { makeReports } from '../../apps/api/src/features/reports/make-reports.ts'
import { createLocalFiles } from '../../apps/api/src/ports/files.ts'
import { createVault, type Vault } from '../../apps/api/src/security/vault.ts'
import { PrismaClient } from '../generated/sqlite/client.ts'
import { seed } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-report-queries-'))
const url = `file:${join(folder, 'test.db')}`
const now = new Date('2026-11-20T13:42:00+08:00')
const queries: string[] = []
const vaultFor = (nonces: () => Buffer) => createVault(readConfig({}), nonces)
const filesWith = (vault: Vault) => createLocalFiles(join(folder, 'files'), vault)
let database: PrismaClient

beforeAll(async () => {
  await migrate(url)

  const logging = new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url }),
    log: [{ emit: 'event', level: 'query' }],
  })

  logging.$on('query', ({ query }) => queries.push(query))
  database = logging

  await seed({
    database,
    vaultFor,
    filesWith,
    seed: 1,
    today: '2026-11-20',
    now,
    adminPhone: '13800000000',
    days: 12,
  })
}, 30_000)

afterAll(async () => {
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

/** A subquery of one row is scanned, and the terms of a union are put together without one. */
const unindexed = (detail: string) =>
  /^(SEARCH|SCAN) (?!first\b|CONSTANT ROW)/.test(detail) &&
  !/USING (COVERING )?(INDEX|PRIMARY KEY)/.test(detail)

it('reports of many days are made by few queries, every one by an index, and no reading is loaded', async () => {
  const { id } = await database.account.findUniqueOrThrow({
    where: { userCode: GRANDMOTHER.userCode },
  })

  queries.length = 0
  const reads = await openReads(url)
  const clock = { now: () => now }

  const memory = createHealthMemory({
    reads,
    clock,
    figures: createDayFigures({ database, reads }, 'this test'),
  })

  await makeReports({ database, memory, clock }, id)
  await makeHeartRisk({ database, clock }, id)
  await reads.close()
  const made = queries.filter((query) => query.startsWith('SELECT'))
  expect(await database.report.count({ where: { accountId: id, kind: 'daily' } })).toBe(11)
  expect(made.length).toBeGreaterThanOrEqual(16)
  expect(made.length).toBeLessThanOrEqual(52)
  const ofReadings = made.filter((query) => query.includes('Reading'))
  expect(ofReadings.filter((query) => !/COUNT\(\*\)|LIMIT/.test(query))).toEqual([])

  for (const query of made) {
    const nothing = [...query.matchAll(/\?/g)].map(() => null)

    const plan = await database.$queryRawUnsafe<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN ${query}`,
      ...nothing,
    )

    expect(plan.map(({ detail }) => detail).filter(unindexed)).toEqual([])
  }
})
