// The months of "Reading" on PostgreSQL, a partition each by China's calendar (ADR 29).
import { setTimeout as pause } from 'node:timers/promises'
import { addMonths, MS_PER_SECOND, shanghaiMonth, startOfShanghaiMonth } from '@kangban/china-time'
import type { Client } from 'pg'
import { momentOf } from '../../database/prepared-reads.ts'
import { poolConfig, reportLost } from '../../database/postgres-pool.ts'
import { inTurn, LOCK_NOT_AVAILABLE } from '../../database/shared-place.ts'

/** Before this month: as far back as seeded people reach, and further than a device may send. */
const BEFORE = 4
/** After it: what is not made in time by a service that nobody restarts is made days later. */
const AHEAD = 3

/**
 * Less than PostgreSQL waits before it looks for a ring of waiters (`deadlock_timeout`, 1 s), so that it is the upkeep that gives
 * way; and whoever comes after it waits no longer than that.
 */
const LOCK_MS = MS_PER_SECOND / 2
const LOCK_TRIES = 10

interface Partition {
  name: string
  /** Null from ever. */
  from: Date | null
  to: Date
}

const BOUNDS = /FROM \((?:MINVALUE|'(?<from>[^']+)')\) TO \('(?<to>[^']+)'\)/

/** All but that of the rest. */
async function partitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string }>(
    `SELECT relname AS "name", pg_get_expr(relpartbound, pg_class.oid) AS "bounds"
       FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = '"Reading"'::regclass ORDER BY 1`,
  )

  return rows.flatMap(({ name, bounds }) => {
    const { from, to } = BOUNDS.exec(bounds)?.groups ?? {}
    return to === undefined ? [] : [{ name, from: from ? momentOf(from) : null, to: momentOf(to) }]
  })
}

async function atTheTables<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  // No time-out of a statement: nobody waits for what reads a month, and the locks have their own.
  const settings = { statement_timeout: 0, query_timeout: 0, lock_timeout: LOCK_MS }
  const client = new pg.Client({ ...poolConfig(url), ...settings })
  client.on('error', reportLost)
  await client.connect()

  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const isLocked = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE

/** In one transaction, tried again where others hold what it wants to lock: a page for a moment, a backup for an hour. */
async function locking(client: Client, work: () => Promise<unknown>): Promise<void> {
  for (let left = LOCK_TRIES; ; left--) {
    await client.query('BEGIN')

    try {
      await work()
      await client.query('COMMIT')
      return
    } catch (cause) {
      await client.query('ROLLBACK')
      if (!isLocked(cause) || left === 1) throw cause
    }

    await pause(MS_PER_SECOND)
  }
}

/** As PostgreSQL writes a moment that has no zone. */
const literal = (moment: Date): string => `'${moment.toISOString().slice(0, -1)}'`

/** With what lies in the rest and belongs to it; triggers are not asked, since nobody reads anything else afterwards. */
async function makeMonth(client: Client, month: string): Promise<void> {
  const name = `"Reading_${month.replace('-', '_')}"`
  const from = literal(startOfShanghaiMonth(month))
  const to = literal(startOfShanghaiMonth(addMonths(month, 1)))

  await locking(client, () =>
    client.query(`
      LOCK TABLE "Reading_rest" IN ACCESS EXCLUSIVE MODE;
      CREATE TABLE ${name} (LIKE "Reading" INCLUDING ALL);
      WITH moved AS (DELETE FROM "Reading_rest" WHERE "at" >= ${from} AND "at" < ${to} RETURNING *)
      INSERT INTO ${name} SELECT * FROM moved;
      ALTER TABLE "Reading" ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`),
  )
}

/** The months in which something lies that has found none. */
async function monthsOfRest(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `SELECT DISTINCT to_char("at" + interval '8 hours', 'YYYY-MM') AS "month" FROM "Reading_rest"`,
  )

  return rows.map(({ month }) => month)
}

async function makeMissing(client: Client, now: Date): Promise<{ outside: number }> {
  const [current, known] = [shanghaiMonth(now), await partitions(client)]

  const usual = Array.from({ length: BEFORE + 1 + AHEAD }, (_, index) =>
    addMonths(current, index - BEFORE),
  )

  // What a clock has put years ahead stays in the rest: no month of it would ever be used.
  const last = addMonths(current, AHEAD)
  const found = (await monthsOfRest(client)).filter((month) => month <= last)

  const isThere = (month: string): boolean => {
    const start = startOfShanghaiMonth(month)
    return known.some(({ from, to }) => (from === null || from <= start) && start < to)
  }

  const missing = [...new Set([...usual, ...found])].filter((month) => !isThere(month))
  for (const month of missing.toSorted()) await makeMonth(client, month)
  const { rows } = await client.query<{ count: string }>('SELECT COUNT(*) FROM "Reading_rest"')
  return { outside: Number(rows[0]?.count) }
}

/**
 * Makes the months around now that are missing, and those of what was stored without one; replicas take turns. Gives how many
 * readings lie outside of all of them, which a wrong clock alone can do.
 * @throws DatabaseError where somebody holds the tables for long, as a backup does: no reading is refused for it
 */
export const keepMonths = (url: string, now: Date): Promise<{ outside: number }> =>
  inTurn(url, 'reading months', () => atTheTables(url, (client) => makeMissing(client, now)))

/**
 * Drops the months that end before then, each in an instant: no row is touched and nothing is to be vacuumed. Triggers hear
 * nothing of it, so each day gets its mark here, in the same transaction. Gives the names.
 */
export const dropMonths = (url: string, before: Date): Promise<string[]> =>
  inTurn(url, 'reading months', () =>
    atTheTables(url, async (client) => {
      const over = (await partitions(client)).filter(({ to }) => to <= before)

      for (const { name } of over)
        await locking(client, () =>
          client.query(`
            INSERT INTO "HealthMark" ("accountId", "part", "day", "mark")
            SELECT "accountId", "kind", to_char("at" + interval '8 hours', 'YYYY-MM-DD'), gen_random_uuid()
              FROM "${name}" GROUP BY 1, 2, 3
            ON CONFLICT ("accountId", "part", "day") DO UPDATE SET "mark" = excluded."mark";
            DROP TABLE "${name}"`),
        )

      return over.map(({ name }) => name)
    }),
  )
