import { MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { DEEP_NIGHT_HOURS } from '@kangban/rules/thresholds'
import type { MarkedKind } from '../../database/health-memory.ts'
import type { Database } from '../../database/open-database.ts'
import { marksOf } from '../ecg/marks.ts'
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import type { Slot } from '@kangban/rules/day/slots'
import type { TimedValue, WarningKind } from '@kangban/rules/warnings/warning-rules'

const DEEP_NIGHT_MS = DEEP_NIGHT_HOURS * MS_PER_HOUR

interface Span {
  accountId: string
  from: Date
  to: Date
}

/** How much of a stored time is kept to tell slots apart: both databases write UTC, and China's hours begin with its. */
const SLOT_CHARACTERS = { minute: 16, hour: 13 } as const

interface SlotQuery extends Span {
  kind: MarkedKind
  limits?: readonly number[]
}

interface SlotRow {
  slot: string
  low: number
  high: number
  mean: number
  count: bigint | number
  [below: `below${number}`]: bigint | number
}

/** What is read of a pressure, whoever asks. */
const PRESSURE = {
  id: true,
  at: true,
  systolic: true,
  diastolic: true,
  pulse: true,
  circumstances: true,
  noteCipher: true,
} as const

/** More changes of the goal than days that a streak looks back. */
const MAX_GOALS = 120
const MAX_WARNINGS = 50

/** `2026-03-02T02:10` of SQLite, `2026-03-02 02:10` of PostgreSQL, `:10` only for minutes. */
const startOfSlot = (text: string): Date =>
  new Date(`${text.slice(0, 10)}T${text.slice(11).padEnd(3, ':').padEnd(5, '0')}:00Z`)

async function newestEcgs(database: Database, accountId: string, count: number) {
  const rows = await database.ecgRecord.findMany({
    where: { accountId },
    orderBy: { startedAt: 'desc' },
    take: count,
    select: { startedAt: true, heartRate: true, rhythm: true, marks: true },
  })

  return rows.map(({ marks, ...row }) => ({ ...row, prematureBeats: marksOf(marks).length }))
}

export const readingsRepository = (database: Database) => ({
  /** Age, goal and bound devices. */
  person: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        profile: { select: { birthday: true } },
        goals: {
          where: { kind: 'steps' },
          orderBy: { since: 'desc' },
          take: 1,
          select: { value: true },
        },
        bindings: { where: { status: '02' }, select: { device: { select: { typeCode: true } } } },
      },
    }),

  pressures: ({ accountId, from, to }: Span) =>
    database.bloodPressure.findMany({
      where: { accountId, at: { gte: from, lte: to } },
      orderBy: { at: 'asc' },
      select: { ...PRESSURE, source: true },
    }),

  nights: (query: { accountId: string; fromDay: string; toDay: string }) =>
    database.sleepNight.findMany({
      where: { accountId: query.accountId, day: { gte: query.fromDay, lte: query.toDay } },
      orderBy: { day: 'asc' },
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

  /** The newest records, newest first, without their samples. */
  ecgRecords: (accountId: string, count: number) => newestEcgs(database, accountId, count),

  /** Since a moment, newest first. */
  unhandledWarnings: (accountId: string, since: Date, most: number) =>
    database.warning.findMany({
      where: { accountId, handledAt: null, occurredAt: { gte: since } },
      orderBy: { occurredAt: 'desc' },
      take: most,
    }),

  /** Mean skin temperature of each night, in the order of the days; null where nothing was measured. */
  async nightTemperatures(accountId: string, days: readonly string[]): Promise<(number | null)[]> {
    const means = days.map((day, index) => {
      const from = startOfShanghaiDay(day)
      const to = new Date(from.getTime() + DEEP_NIGHT_MS)

      return Prisma.sql`SELECT ${Prisma.raw(String(index))} AS "night", AVG("value") AS "mean" FROM "Reading"
        WHERE "accountId" = ${accountId} AND "kind" = 'temperature' AND "at" >= ${from} AND "at" < ${to}`
    })

    const rows = await database.$queryRaw<{ night: number; mean: number | null }[]>(
      Prisma.sql`${Prisma.join(means, ' UNION ALL ')} ORDER BY 1`,
    )

    return rows.map(({ mean }) => mean)
  },

  /** Whose page it is: body, and the goals of the days up to `before`, oldest first; null for nobody. */
  async subject(whose: { userCode: string } | { id: string }, before: Date) {
    const account = await database.account.findUnique({
      where: whose,
      select: {
        id: true,
        profile: { select: { birthday: true, sex: true, height: true, weight: true } },
        goals: {
          where: { kind: 'steps', since: { lt: before } },
          orderBy: { since: 'desc' },
          take: MAX_GOALS,
          select: { value: true, since: true },
        },
      },
    })

    return account && { ...account, goals: account.goals.toReversed() }
  },

  /** Readings of a kind from `from` to before `to`, aggregated by the database; slots without one are left out. */
  async slots(
    unit: 'minute' | 'hour',
    { accountId, kind, from, to, limits = [] }: SlotQuery,
  ): Promise<Slot[]> {
    const below = limits.map(
      (limit, index) =>
        Prisma.sql`, SUM(CASE WHEN "value" < ${limit} THEN 1 ELSE 0 END) AS ${Prisma.raw(`"below${index}"`)}`,
    )

    const rows = await database.$queryRaw<SlotRow[]>(Prisma.sql`
      SELECT SUBSTR(CAST("at" AS TEXT), 1, ${Prisma.raw(String(SLOT_CHARACTERS[unit]))}) AS "slot", MIN("value") AS "low",
        MAX("value") AS "high", AVG("value") AS "mean", COUNT(*) AS "count" ${below.length === 0 ? Prisma.empty : Prisma.join(below, ' ')}
      FROM "Reading" WHERE "accountId" = ${accountId} AND "kind" = ${kind} AND "at" >= ${from} AND "at" < ${to}
      GROUP BY 1 ORDER BY 1`)

    return rows.map(({ slot, low, high, mean, count, ...row }) => ({
      at: startOfSlot(slot),
      low,
      high,
      mean,
      count: Number(count),
      below: limits.map((_, index) => Number(row[`below${index}`])),
    }))
  },

  /** From `from` to before `to`, oldest first. */
  values: ({ accountId, kind, from, to }: SlotQuery): Promise<TimedValue[]> =>
    database.reading.findMany({
      where: { accountId, kind, at: { gte: from, lt: to } },
      orderBy: { at: 'asc' },
      select: { at: true, value: true },
    }),

  newestReading: ({ accountId, kind, from, to }: SlotQuery) =>
    database.reading.findFirst({
      where: { accountId, kind, at: { gte: from, lt: to } },
      orderBy: { at: 'desc' },
      select: { at: true, value: true },
    }),

  /** Readings of the cuff, oldest first, with the name of the device where it is known. */
  async monitorPressures({ accountId, from, to }: Span) {
    const readings = await database.bloodPressure.findMany({
      where: { accountId, source: 'monitor', at: { gte: from, lt: to } },
      orderBy: { at: 'asc' },
      select: { ...PRESSURE, deviceCode: true },
    })

    const codes = [...new Set(readings.flatMap(({ deviceCode }) => deviceCode ?? []))]

    const devices = await database.device.findMany({
      where: { code: { in: codes } },
      select: { code: true, name: true },
    })

    const names = new Map(devices.map(({ code, name }) => [code, name]))

    return readings.map((reading) => ({
      ...reading,
      deviceName: names.get(reading.deviceCode ?? '') ?? null,
    }))
  },

  /** Newest first. */
  warningsOf: ({ accountId, from, to }: Span, kinds: readonly WarningKind[]) =>
    database.warning.findMany({
      where: { accountId, kind: { in: [...kinds] }, occurredAt: { gte: from, lt: to } },
      orderBy: [{ occurredAt: 'desc' }, { id: 'asc' }],
      take: MAX_WARNINGS,
    }),

  /** One goal a day: set again, it is replaced. */
  saveStepsGoal: ({ accountId, value, since }: { accountId: string; value: number; since: Date }) =>
    database.goal.upsert({
      where: { accountId_kind_since: { accountId, kind: 'steps', since } },
      create: { accountId, kind: 'steps', value, since },
      update: { value },
    }),
})
