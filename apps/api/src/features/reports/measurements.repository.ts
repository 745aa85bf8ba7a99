import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import type { Database } from '../../database/open-database.ts'
import { LONGEST_EVENT_MS, reachesInto } from '@kangban/rules/warnings/reaches-into'

export interface DayAggregate {
  count: number
  average: number
  lowest: number
  highest: number
  sum: number
}

type Row = { slot: number | bigint } & Record<keyof DayAggregate, number | bigint | null>

/** Of one statement: SQLite reads those of four kinds in some 20 ms, and the loop stands meanwhile. */
const DAYS_OF_STATEMENT = 10

interface Series {
  accountId: string
  kind: 'heartRate' | 'oxygen' | 'temperature' | 'steps'
  days: readonly string[]
  /** Only so many hours from midnight on. */
  hours?: number
}

interface DayRange {
  accountId: string
  fromDay: string
  toDay: string
}

const spanOf = ({ accountId, fromDay, toDay }: DayRange) => ({
  accountId,
  at: { gte: startOfShanghaiDay(fromDay), lt: startOfShanghaiDay(addDays(toDay, 1)) },
})

/**
 * Rows of one SELECT for each day: a day in China is a range of moments on both databases, and each is found by the key.
 * Others have their turn between two statements.
 */
async function eachDay<Found>(
  database: Database,
  { accountId, kind, days, hours = 24 }: Series,
  select: (where: Prisma.Sql) => Prisma.Sql,
): Promise<Found[]> {
  const terms = days.map((day, slot) => {
    const from = startOfShanghaiDay(day)
    const to = new Date(from.getTime() + hours * MS_PER_HOUR)

    const rows = select(
      Prisma.sql`"accountId" = ${accountId} AND "kind" = ${kind} AND "at" >= ${from} AND "at" < ${to}`,
    )

    return Prisma.sql`SELECT ${Prisma.raw(String(slot))} AS "slot", ${rows}`
  })

  const found: Found[] = []

  for (let from = 0; from < terms.length; from += DAYS_OF_STATEMENT) {
    if (from > 0) await nextTurn()
    const some = terms.slice(from, from + DAYS_OF_STATEMENT)
    found.push(...(await database.$queryRaw<Found[]>(Prisma.join(some, ' UNION ALL '))))
  }

  return found
}

export const measurementsRepository = (database: Database) => ({
  /** The values of each day put together, in the order of the days; null where nothing was measured. */
  async aggregates(series: Series): Promise<(DayAggregate | null)[]> {
    const rows = await eachDay<Row>(
      database,
      series,
      (
        where,
      ) => Prisma.sql`COUNT(*) AS "count", AVG("value") AS "average", MIN("value") AS "lowest",
        MAX("value") AS "highest", SUM("value") AS "sum"
        FROM "Reading" WHERE ${where}`,
    )

    const found = rows.filter(({ count }) => Number(count) > 0)

    const bySlot = new Map(
      found.map(({ slot, count, average, lowest, highest, sum }) => [
        Number(slot),
        {
          count: Number(count),
          average: Number(average),
          lowest: Number(lowest),
          highest: Number(highest),
          sum: Number(sum),
        },
      ]),
    )

    return series.days.map((_, slot) => bySlot.get(slot) ?? null)
  },

  /** On how many of the days something of the kind was measured. */
  async countDays(series: Series): Promise<number> {
    const rows = await eachDay<{ found: number | bigint }>(
      database,
      series,
      (where) =>
        Prisma.sql`COUNT(*) AS "found" FROM (SELECT 1 FROM "Reading" WHERE ${where} LIMIT 1) AS "first"`,
    )

    return rows.reduce((sum, { found }) => sum + Number(found), 0)
  },

  /** The earliest moment of anything measured. */
  async earliest(accountId: string): Promise<Date | null> {
    const first = { where: { accountId }, orderBy: { at: 'asc' }, select: { at: true } } as const

    const [night, pressure, ...readings] = await Promise.all([
      database.sleepNight.findFirst({
        where: { accountId },
        orderBy: { day: 'asc' },
        select: { endAt: true },
      }),
      database.bloodPressure.findFirst(first),
      ...(['heartRate', 'oxygen', 'steps', 'temperature'] as const).map((kind) =>
        database.reading.findFirst({ ...first, where: { accountId, kind } }),
      ),
    ])

    const moments = [night?.endAt, pressure?.at, ...readings.map((row) => row?.at)].filter(
      (at) => at !== undefined,
    )

    return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  },

  pressures: (range: DayRange) =>
    database.bloodPressure.findMany({
      where: spanOf(range),
      orderBy: { at: 'asc' },
      select: { at: true, systolic: true, diastolic: true },
    }),

  nights: ({ accountId, fromDay, toDay }: DayRange) =>
    database.sleepNight.findMany({
      where: { accountId, day: { gte: fromDay, lte: toDay } },
      select: {
        day: true,
        startAt: true,
        endAt: true,
        score: true,
        averageHeartRate: true,
        stages: true,
        lowOxygen: true,
      },
    }),

  /** Oldest first, with those of before that were still going on when the first day began. */
  warnings: async (range: DayRange) => {
    const { accountId, at } = spanOf(range)
    const earliest = new Date(at.gte.getTime() - LONGEST_EVENT_MS)

    const rows = await database.warning.findMany({
      where: { accountId, occurredAt: { ...at, gte: earliest } },
      orderBy: { occurredAt: 'asc' },
    })

    return rows.filter((row) => reachesInto(row, at.gte))
  },

  ecgs: (range: DayRange) => {
    const { accountId, at } = spanOf(range)

    return database.ecgRecord.findMany({
      where: { accountId, startedAt: at },
      orderBy: { startedAt: 'asc' },
      select: { startedAt: true, rhythm: true, hrvMs: true },
    })
  },

  /** The birthday, and every goal of steps with its first moment, newest first. */
  async person(accountId: string) {
    const account = await database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        profile: { select: { birthday: true } },
        goals: {
          where: { kind: 'steps' },
          orderBy: { since: 'desc' },
          select: { value: true, since: true },
        },
      },
    })

    return { birthday: account.profile?.birthday ?? null, goals: account.goals }
  },
})
