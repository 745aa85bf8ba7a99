import type { Database } from '../../database/open-database.ts'
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import { addDays, startOfShanghaiDay } from '../../ports/clock.ts'

/** Hours after midnight in which everybody is asleep: the wrist is compared with itself there. */
const DEEP_NIGHT_MS = 5 * 3_600_000

interface Span {
  accountId: string
  from: Date
  to: Date
}

export const monitoringRepository = (database: Database) => ({
  /** Age, goal and bound devices. */
  person: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        profile: { select: { birthday: true } },
        goals: { where: { kind: 'steps' }, orderBy: { since: 'desc' }, take: 1, select: { value: true } },
        bindings: { where: { status: '02' }, select: { device: { select: { typeCode: true } } } },
      },
    }),

  /** Oldest first within each kind. */
  readings: ({ accountId, from, to }: Span) =>
    database.reading.findMany({
      where: {
        accountId,
        kind: { in: ['heartRate', 'oxygen', 'temperature', 'steps'] },
        at: { gte: from, lte: to },
      },
      orderBy: [{ kind: 'asc' }, { at: 'asc' }],
      select: { kind: true, at: true, value: true },
    }),

  pressures: ({ accountId, from, to }: Span) =>
    database.bloodPressure.findMany({
      where: { accountId, at: { gte: from, lte: to } },
      orderBy: { at: 'asc' },
      select: { at: true, systolic: true, diastolic: true },
    }),

  nights: (query: { accountId: string; fromDay: string; toDay: string }) =>
    database.sleepNight.findMany({
      where: { accountId: query.accountId, day: { gte: query.fromDay, lte: query.toDay } },
      orderBy: { day: 'asc' },
      select: { day: true, endAt: true, score: true, stages: true },
    }),

  /** The newest records, newest first, without their samples. */
  ecgRecords: (accountId: string, count: number) =>
    database.ecgRecord.findMany({
      where: { accountId },
      orderBy: { startedAt: 'desc' },
      take: count,
      select: { startedAt: true, heartRate: true, rhythm: true },
    }),

  /** Newest first. */
  unhandledWarnings: (accountId: string, most: number) =>
    database.warning.findMany({
      where: { accountId, handledAt: null },
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
})

/** The days before and including `today`, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))
