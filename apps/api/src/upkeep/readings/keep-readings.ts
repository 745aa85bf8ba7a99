// What becomes of readings with the months: where they lie on PostgreSQL, and when they go (ADR 29).
import { addMonths, shanghaiDay, shanghaiMonth, startOfShanghaiMonth } from '@kangban/china-time'
import type { Services } from '../../context.ts'
import { MARKED_KINDS } from '../../database/remembered/health-memory.ts'
import { type Database, isPostgres } from '../../database/open-database.ts'
import { dropMonths, keepMonths } from './reading-months.ts'

/** Rows of one statement: SQLite deletes them in some 10 ms, and the loop stands meanwhile. */
const BATCH = 500
const ACCOUNTS = 1000

interface Kept {
  /** Readings that lie in no month, since a clock was wrong. */
  outside: number
  /** Partitions that were dropped, by name. */
  months: readonly string[]
  /** Readings that were deleted one by one. */
  rows: number
}

/** Of two clocks the one that is behind: one that runs ahead by years must not cost anybody their readings. */
async function earliestNow({ database, clock, config }: Used): Promise<Date> {
  const now = clock.now()
  if (!isPostgres(config.databaseUrl)) return now
  const [row] = await database.$queryRaw<{ now: Date }[]>`SELECT now() AS "now"`
  return row && row.now < now ? row.now : now
}

async function* accountIds(database: Database): AsyncGenerator<string> {
  let last = ''

  for (;;) {
    const found = await database.account.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: ACCOUNTS,
      select: { id: true },
    })

    yield* found.map(({ id }) => id)
    if (found.length < ACCOUNTS) return
    last = found.at(-1)?.id ?? ''
  }
}

/** By the key, the oldest first, so that it may be cut off anywhere. */
async function deleteOld(database: Database, accountId: string, before: Date): Promise<number> {
  let count = 0

  for (const kind of MARKED_KINDS) {
    let deleted: number

    do {
      deleted = await database.$executeRaw`
        DELETE FROM "Reading" WHERE "accountId" = ${accountId} AND "kind" = ${kind} AND "at" <= (
          SELECT MAX("at") FROM (
            SELECT "at" FROM "Reading"
             WHERE "accountId" = ${accountId} AND "kind" = ${kind} AND "at" < ${before}
             ORDER BY "at" LIMIT ${BATCH}) AS "first")`

      count += deleted
    } while (deleted === BATCH)
  }

  return count
}

async function deleteEach(
  database: Database,
  { month, signal }: { month: string; signal: AbortSignal },
): Promise<number> {
  const before = startOfShanghaiMonth(month)
  // What is dropped now may be remembered, and is told by its mark to have changed; that of a month earlier serves nobody.
  const day = { lt: shanghaiDay(startOfShanghaiMonth(addMonths(month, -1))) }
  let count = 0

  for await (const accountId of accountIds(database)) {
    signal.throwIfAborted()
    count += await deleteOld(database, accountId, before)

    await database.healthMark.deleteMany({
      where: { accountId, part: { in: [...MARKED_KINDS] }, day },
    })
  }

  return count
}

/** In what was there before there were months, and goes as a whole only when the newest of it is old enough. */
const hasOlder = async (database: Database, before: Date): Promise<boolean> =>
  (await database.reading.findFirst({ where: { at: { lt: before } }, select: { at: true } })) !==
  null

type Used = Pick<Services, 'database' | 'clock' | 'config'>

/** Drops what was measured before that month in China. */
async function dropBefore(
  month: string,
  { database, config }: Used,
  signal: AbortSignal,
): Promise<Pick<Kept, 'months' | 'rows'>> {
  const before = startOfShanghaiMonth(month)

  if (!isPostgres(config.databaseUrl))
    return { months: [], rows: await deleteEach(database, { month, signal }) }

  const months = await dropMonths(config.databaseUrl, before)
  const isOver = months.length === 0 && !(await hasOlder(database, before))
  return { months, rows: isOver ? 0 : await deleteEach(database, { month, signal }) }
}

/** Makes months on PostgreSQL, and drops readings where they are not kept for ever; may run at any moment, and again. */
export async function keepReadings(services: Used, signal: AbortSignal): Promise<Kept> {
  const { databaseUrl, readingsKeptMonths } = services.config
  const now = await earliestNow(services)
  const { outside } = isPostgres(databaseUrl) ? await keepMonths(databaseUrl, now) : { outside: 0 }
  if (readingsKeptMonths === null) return { outside, months: [], rows: 0 }
  const first = addMonths(shanghaiMonth(now), -readingsKeptMonths)
  return { outside, ...(await dropBefore(first, services, signal)) }
}
