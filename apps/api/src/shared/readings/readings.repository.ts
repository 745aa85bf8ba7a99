import type { EventRow } from '@kangban/rules/warnings/episodes'
import type { WarningKind } from '@kangban/rules/warnings/warning-rules'
import type { Database } from '../../database/open-database.ts'
import { jsonOf, momentOf, type PreparedReads } from '../../database/prepared-reads.ts'
import { marksOf } from '../ecg/marks.ts'
import type { StoredNight } from './night-figures.ts'
import { slotsRepository } from './slots.repository.ts'

interface Span {
  accountId: string
  from: Date
  to: Date
}

/** More changes of the goal than days that a streak looks back. */
const MAX_GOALS = 120
const MAX_WARNINGS = 50

/** Moments of a row as the database tells them. */
type Stored<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name]
}

const momentOrNull = (stored: string | null): Date | null =>
  stored === null ? null : momentOf(stored)

interface PressureRow {
  id: string
  at: Date
  systolic: number
  diastolic: number
  pulse: number | null
  source: string
  circumstances: unknown
  noteCipher: string | null
}

const PRESSURE = `SELECT "id", "at", "systolic", "diastolic", "pulse", "source", "circumstances", "noteCipher"
  FROM "BloodPressure" WHERE "accountId" = $1 AND "at" >= $2`

const pressureOf = (row: Stored<PressureRow>): PressureRow => ({
  ...row,
  at: momentOf(row.at),
  circumstances: jsonOf(row.circumstances),
})

/** Of what a device measured, the value is always known. */
type WarningRow = EventRow & { value: number }

const WARNING = `SELECT "id", "kind", "level", "value", "otherValue", "limit", "otherLimit", "occurredAt", "seconds",
  "handledAt", "handledAs", "seenAt", "toldAt", "remindAt" FROM "Warning" WHERE "accountId" = $1 AND "occurredAt" >= $2`

const warningOf = (row: Stored<WarningRow>): WarningRow => ({
  ...row,
  occurredAt: momentOf(row.occurredAt),
  handledAt: momentOrNull(row.handledAt),
  seenAt: momentOrNull(row.seenAt),
  toldAt: momentOrNull(row.toldAt),
  remindAt: momentOrNull(row.remindAt),
})

const nightOf = (row: Stored<StoredNight>): StoredNight => ({
  ...row,
  startAt: momentOf(row.startAt),
  endAt: momentOf(row.endAt),
  stages: jsonOf(row.stages),
  lowOxygen: jsonOf(row.lowOxygen),
})

interface BodyRow {
  birthday: string | null
  sex: number | null
  height: number | null
  weight: number | null
}

/** What pages of health are made of. What every one of them asks is a prepared statement. */
export const readingsRepository = ({
  database,
  reads,
}: {
  database: Database
  reads: PreparedReads
}) => ({
  ...slotsRepository(reads),

  /** Age, goal and bound devices. */
  async person(accountId: string) {
    const [[profile], [goal], devices] = await Promise.all([
      reads.all<{ birthday: string | null }>(
        'SELECT "birthday" FROM "Profile" WHERE "accountId" = $1',
        [accountId],
      ),
      reads.all<{ value: number }>(
        `SELECT "value" FROM "Goal" WHERE "accountId" = $1 AND "kind" = 'steps' ORDER BY "since" DESC LIMIT 1`,
        [accountId],
      ),
      reads.all<{ typeCode: string }>(
        `SELECT "typeCode" FROM "Binding" JOIN "Device" ON "code" = "deviceCode"
         WHERE "accountId" = $1 AND "Binding"."status" = '02'`,
        [accountId],
      ),
    ])

    return {
      birthday: profile?.birthday ?? null,
      stepsGoal: goal?.value ?? null,
      deviceTypes: devices.map(({ typeCode }) => typeCode),
    }
  },

  /** From `from` to `to`, both included, oldest first. */
  pressures: async ({ accountId, from, to }: Span) =>
    (
      await reads.all<Stored<PressureRow>>(`${PRESSURE} AND "at" <= $3 ORDER BY "at"`, [
        accountId,
        from,
        to,
      ])
    ).map(pressureOf),

  nights: async (query: { accountId: string; fromDay: string; toDay: string }) =>
    (
      await reads.all<Stored<StoredNight>>(
        `SELECT "day", "startAt", "endAt", "score", "averageHeartRate", "stages", "lowOxygen" FROM "SleepNight"
         WHERE "accountId" = $1 AND "day" BETWEEN $2 AND $3 ORDER BY "day"`,
        [query.accountId, query.fromDay, query.toDay],
      )
    ).map(nightOf),

  /** The newest records, newest first, without their samples. */
  async ecgRecords(accountId: string, count: number) {
    const rows = await reads.all<{
      startedAt: string
      heartRate: number | null
      rhythm: string
      marks: unknown
    }>(
      `SELECT "startedAt", "heartRate", "rhythm", "marks" FROM "EcgRecord" WHERE "accountId" = $1
       ORDER BY "startedAt" DESC LIMIT $2`,
      [accountId, count],
    )

    return rows.map(({ startedAt, marks, ...row }) => ({
      ...row,
      startedAt: momentOf(startedAt),
      prematureBeats: marksOf(jsonOf(marks)).length,
    }))
  },

  /** Since a moment, newest first. */
  unhandledWarnings: async (accountId: string, since: Date, most: number) =>
    (
      await reads.all<Stored<WarningRow>>(
        `${WARNING} AND "handledAt" IS NULL ORDER BY "occurredAt" DESC LIMIT $3`,
        [accountId, since, most],
      )
    ).map(warningOf),

  /** Newest first. */
  async warningsOf({ accountId, from, to }: Span, kinds: readonly WarningKind[]) {
    const places = kinds.map((_, index) => `$${index + 4}`).join()

    const rows = await reads.all<Stored<WarningRow>>(
      `${WARNING} AND "occurredAt" < $3 AND "kind" IN (${places})
       ORDER BY "occurredAt" DESC, "id" LIMIT ${MAX_WARNINGS}`,
      [accountId, from, to, ...kinds],
    )

    return rows.map(warningOf)
  },

  /** Body, and the goals of the days up to `before`, oldest first; null for nobody. */
  async subject(accountId: string, before: Date) {
    const [[profile], goals] = await Promise.all([
      reads.all<BodyRow>(
        `SELECT "birthday", "sex", "height", "weight" FROM "Account"
         LEFT JOIN "Profile" ON "accountId" = "id" WHERE "id" = $1`,
        [accountId],
      ),
      reads.all<{ value: number; since: string }>(
        `SELECT "value", "since" FROM "Goal" WHERE "accountId" = $1 AND "kind" = 'steps' AND "since" < $2
         ORDER BY "since" DESC LIMIT ${MAX_GOALS}`,
        [accountId, before],
      ),
    ])

    if (!profile) return null

    return {
      profile,
      goals: goals.toReversed().map(({ value, since }) => ({ value, since: momentOf(since) })),
    }
  },

  /** Readings of the cuff, oldest first, with the name of the device where it is known. */
  async monitorPressures({ accountId, from, to }: Span) {
    const readings = await database.bloodPressure.findMany({
      where: { accountId, source: 'monitor', at: { gte: from, lt: to } },
      orderBy: { at: 'asc' },
      select: {
        id: true,
        at: true,
        systolic: true,
        diastolic: true,
        pulse: true,
        circumstances: true,
        noteCipher: true,
        deviceCode: true,
      },
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

  /** One goal a day: set again, it is replaced. */
  saveStepsGoal: ({ accountId, value, since }: { accountId: string; value: number; since: Date }) =>
    database.goal.upsert({
      where: { accountId_kind_since: { accountId, kind: 'steps', since } },
      create: { accountId, kind: 'steps', value, since },
      update: { value },
    }),
})
