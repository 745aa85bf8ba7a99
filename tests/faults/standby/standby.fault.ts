// Reads from a real standby of PostgreSQL that streams, lags, hangs, is killed, cancels a read, and is promoted: nobody is shown
// less than was committed before he asked, and nobody is told of it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../apps/api/src/config/env.ts'
import { LIMITS } from '../../../apps/api/src/config/limits.ts'
import { migrate } from '../../../apps/api/src/database/migrate.ts'
import type { ReadFrom } from '../../../apps/api/src/database/standby/standby.ts'
import { type AppServices, createServices } from '../../../apps/api/src/services.ts'
import { type PostgresPair, startPostgresPair } from '../../scale/postgres-pair.ts'

const WRITES = 60
/** One that is left alone is asked again after a while, and a busy machine takes its time. */
const PATIENT = { timeout: LIMITS.standbyRestMs + 15 * MS_PER_SECOND, interval: 100 }
const ACCOUNT = 'somebody'

let folder: string
let pair: PostgresPair
let services: AppServices
let written = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kangban-standby-'))
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755)
  pair = await startPostgresPair(folder)
  const url = pair.urlAt(pair.primary.port)
  await migrate(url)
  await pair.follow()
  // The primary goes on without it, and it is the more behind.
  await pair.primary.ask('ALTER SYSTEM RESET synchronous_standby_names')
  await pair.primary.ask('SELECT pg_reload_conf()')

  services = await createServices(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL: url,
      DATABASE_READ_URL: pair.urlAt(pair.standby.port),
    }),
  )

  await services.database.account.create({
    data: { id: ACCOUNT, userCode: 'U1', phoneCipher: '', phoneHash: '', createdAt: new Date() },
  })
}, 120_000)

afterAll(async () => {
  await services.standby.close()
  await services.reads.close()
  await services.database.$disconnect()
  await pair.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function write(): Promise<void> {
  written += 1

  await services.database.goal.create({
    data: { accountId: ACCOUNT, kind: 'steps', value: written, since: new Date(written) },
  })
}

/** How many rows there are by Prisma and by a prepared read, and whether a standby said so. */
async function seen() {
  const { database, reads } = await services.standby.open()
  const where = { accountId: ACCOUNT }

  const [count, rows] = await Promise.all([
    database.goal.count({ where }),
    reads.all<{ value: number; standby: boolean }>(
      'SELECT "value", pg_is_in_recovery() AS "standby" FROM "Goal" WHERE "accountId" = $1',
      [ACCOUNT],
    ),
  ])

  expect(rows.length).toBe(count)
  return { count, standby: rows[0]?.standby }
}

/** Writes and asks what there is: everything, whatever happens to the standby. */
async function readsOwnWrites(times = 3): Promise<void> {
  for (let time = 0; time < times; time++) {
    await write()
    expect((await seen()).count).toBe(written)
  }
}

async function backOnStandby(): Promise<void> {
  await expect.poll(async () => (await seen()).standby, PATIENT).toBe(true)
}

/** What the work adds to the counts. */
async function counted(work: () => Promise<unknown>): Promise<Partial<Record<ReadFrom, number>>> {
  const before = { ...services.standby.counts() }
  await work()

  return Object.fromEntries(
    Object.entries(services.standby.counts())
      .map(([from, count]) => [from, count - before[from as ReadFrom]] as const)
      .filter(([, count]) => count > 0),
  )
}

describe('a standby', () => {
  it('shows what was committed a moment ago, and is read from', async () => {
    await write()
    await backOnStandby()
    const { standby = 0, behind = 0, ...other } = await counted(() => readsOwnWrites(WRITES))
    console.log(`${standby} of ${WRITES} reads right after a write came from the standby`)
    expect(other).toEqual({})
    expect(standby + behind).toBe(WRITES)
    expect(standby).toBeGreaterThan(0)
    const idle = await counted(async () => expect((await seen()).standby).toBe(true))
    expect(idle).toEqual({ standby: 1 })
  }, 60_000)

  it('that lags is not read from, until it has caught up', async () => {
    await pair.standby.ask('SELECT pg_wal_replay_pause()')
    expect(await counted(() => readsOwnWrites())).toEqual({ behind: 3 })
    await pair.standby.ask('SELECT pg_wal_replay_resume()')
    await backOnStandby()
  }, 60_000)

  it('that cancels a read for what the primary has removed has it made there', async () => {
    await pair.standby.ask("ALTER SYSTEM SET max_standby_streaming_delay = '10ms'")
    await pair.standby.ask('SELECT pg_reload_conf()')
    await backOnStandby()
    const { reads } = await services.standby.open()

    const slow = reads.all<{ count: number }>(
      'SELECT count(*)::int AS "count" FROM "Goal", pg_sleep(1.5) WHERE "accountId" = $1',
      [ACCOUNT],
    )

    const failed = counted(() => slow)

    // Once the read has its snapshot there.
    await expect
      .poll(
        () =>
          pair.standby.ask("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"),
        PATIENT,
      )
      .toBe('1')

    await services.database.goal.deleteMany({ where: { value: { lte: WRITES } } })
    await pair.primary.ask('VACUUM "Goal"')
    written -= WRITES
    expect(await failed).toMatchObject({ failed: 1 })
    expect(await slow).toEqual([{ count: written }])
    await readsOwnWrites()
    await backOnStandby()
  }, 60_000)

  it('that is killed is missed by nobody who was reading or asks then', async () => {
    await backOnStandby()
    const { database, reads } = await services.standby.open()
    pair.standby.signal('SIGKILL')
    const sql = 'SELECT count(*)::int AS "count" FROM "Goal"'
    expect(await database.goal.findMany()).toHaveLength(written)

    expect(await database.$queryRaw`SELECT count(*)::int AS "count" FROM "Goal"`).toEqual([
      { count: written },
    ])

    expect(await reads.all(sql, [])).toEqual([{ count: written }])
    expect(await counted(() => readsOwnWrites())).toEqual({ away: 3 })
    await pair.standby.start()
    await backOnStandby()
    await readsOwnWrites()
  }, 90_000)

  it('that hangs holds up one call a while and no other', async () => {
    await backOnStandby()
    pair.standby.signal('SIGSTOP')

    try {
      const begun = performance.now()
      expect(await counted(() => readsOwnWrites(5))).toEqual({ away: 5 })
      expect(performance.now() - begun).toBeLessThan(LIMITS.standbyRestMs)
    } finally {
      pair.standby.signal('SIGCONT')
    }

    await backOnStandby()
  }, 60_000)

  it('that hangs over a read has it made on the primary', async () => {
    await backOnStandby()
    const { database } = await services.standby.open()
    pair.standby.signal('SIGSTOP')

    try {
      expect(await database.goal.count()).toBe(written)
    } finally {
      pair.standby.signal('SIGCONT')
    }

    await backOnStandby()
  }, 60_000)

  it('does no writes', async () => {
    await backOnStandby()
    const { database } = await services.standby.open()
    written += 1
    const data = { accountId: ACCOUNT, kind: 'steps', value: written, since: new Date(-1) }
    expect(await counted(() => database.goal.create({ data }))).toEqual({})
    await database.$transaction((transaction) => transaction.goal.count())
    expect((await seen()).count).toBe(written)
  })

  it('that was promoted is one no more', async () => {
    await backOnStandby()
    await pair.standby.promote()
    expect(await counted(() => readsOwnWrites())).toEqual({ away: 3 })
    expect((await seen()).standby).toBe(false)
  }, 60_000)
})
