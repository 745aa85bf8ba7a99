import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { GRANDMOTHER } from '@kangban/vitals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../apps/api/src/config/env.ts'
import { migrate } from '../../../apps/api/src/database/migrate.ts'
import type { PreparedReads } from '../../../apps/api/src/database/prepared-reads.ts'
import { toldReads } from '../../../apps/api/src/testing/told-reads.ts'
import { metricSpan } from '@kangban/rules/day/metric-span'
import { readingsRepository } from '../../../apps/api/src/shared/readings/readings.repository.ts'
import { nameHash } from '../../../apps/api/src/features/records/record-row.ts'
import { recordsRepository } from '../../../apps/api/src/features/records/records.repository.ts'
import { warningsRepository } from '../../../apps/api/src/features/warnings/warnings.repository.ts'
import { createLocalFiles } from '../../../apps/api/src/ports/files.ts'
import { createVault, type Vault } from '../../../apps/api/src/security/vault.ts'
import { PrismaClient } from '../../generated/sqlite/client.ts'
import { seed } from '../seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-monitoring-'))
const url = `file:${join(folder, 'test.db')}`
const now = new Date('2026-11-20T13:42:00+08:00')
const queries: string[] = []
let database: PrismaClient
let reads: PreparedReads
let accountId: string
const vault = createVault(readConfig({}))

beforeAll(async () => {
  await migrate(url)

  const logging = new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url }),
    log: [{ emit: 'event', level: 'query' }],
  })

  logging.$on('query', ({ query }) => queries.push(query.trim()))
  database = logging
  reads = await toldReads(url, (query) => queries.push(query))

  await seed({
    database,
    vaultFor: (nonces: () => Buffer) => createVault(readConfig({}), nonces),
    filesWith: (vault: Vault) => createLocalFiles(join(folder, 'files'), vault),
    seed: 1,
    today: '2026-11-20',
    now,
    adminPhone: '13800000000',
    days: 32,
  })

  accountId = (
    await database.account.findUniqueOrThrow({ where: { userCode: GRANDMOTHER.userCode } })
  ).id
}, 60_000)

afterAll(async () => {
  await reads.close()
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

beforeEach(() => queries.splice(0))

describe('what she wrote down', () => {
  it('are comparisons of the configured people, close to each other and stored after they were measured', async () => {
    const rows = await database.measurementComparison.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
    })

    expect(rows.length).toBeGreaterThanOrEqual(6)

    expect(new Set(rows.map(({ userNameCipher }) => vault.decrypt(userNameCipher)))).toEqual(
      new Set(['本人', '儿子', '女儿']),
    )

    for (const { createdAt, sysTime, watchHr, deviceHr, watchSbp, deviceSbp } of rows) {
      expect(createdAt < sysTime && sysTime <= now).toBe(true)
      expect(Math.abs((watchHr ?? 0) - (deviceHr ?? 0))).toBeLessThanOrEqual(2)
      expect(deviceSbp === null || Math.abs((watchSbp ?? 0) - deviceSbp) <= 8).toBe(true)
    }
  })

  it('are goals that grew', async () => {
    const goals = await database.goal.findMany({ where: { accountId }, orderBy: { since: 'asc' } })
    const values = goals.map(({ value }) => value)
    expect(values).toEqual([3500, 4000, 4500])
  })
})

const repository = () => readingsRepository({ database, reads })

const span = () => {
  const month = metricSpan({ type: '3', dat: '2026-11-20' }, now)
  if (!month) throw new Error('no span')
  return { accountId, ...month }
}

/** A count is made of a subquery, which has searched before it is read. */
const unindexed = (detail: string) =>
  /^(SEARCH|SCAN (?!sub))/.test(detail) &&
  !/^SEARCH .* USING (COVERING )?(INDEX|PRIMARY KEY)/.test(detail)

describe('the queries of the pages', () => {
  const pages: [name: string, ask: () => Promise<unknown>][] = [
    ['subject', () => repository().subject(accountId, span().to)],
    ['minutes', () => repository().slots('minute', { ...span(), kind: 'oxygen', limits: [90] })],
    [
      'hours',
      () =>
        repository().slots('hour', {
          ...span(),
          kind: 'heartRate',
          limits: [90, 102],
        }),
    ],
    ['newest reading', () => repository().newestReading({ ...span(), kind: 'temperature' })],
    ['steps', () => repository().values({ ...span(), kind: 'steps' })],
    ['monitor readings', () => repository().monitorPressures(span())],
    ['warnings of a metric', () => repository().warningsOf(span(), ['heart-fast', 'af-suspected'])],
    ['list of warnings', () => warningsRepository(database).list(GRANDMOTHER.userCode, 200)],
    [
      'records',
      () =>
        recordsRepository(database).page(
          { accountId, userNameHash: nameHash(vault, '本人') },
          { pn: 1, ps: 500 },
        ),
    ],
    ['names', () => recordsRepository(database).usedNameCiphers(accountId)],
  ]

  it.each(pages)('%s: every one finds its rows by an index', async (_name, ask) => {
    await ask()
    const made = queries.filter((query) => query.startsWith('SELECT'))
    expect(made.length).toBeGreaterThan(0)

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
  })
})
