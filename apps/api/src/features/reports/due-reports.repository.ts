import type { Database } from '../../database/open-database.ts'
import { listed, MARKED_KINDS } from '../../database/remembered/health-memory.ts'
import type { PreparedReads } from '../../database/prepared-reads.ts'

/** Whatever else reports are made of: the tables that `makeReports` and `makeHeartRisk` read. */
const TABLES = [
  'BloodPressure',
  'EcgRecord',
  'Goal',
  'HolterRecord',
  'ManualReading',
  'Profile',
  'Reminder',
  'ReminderMark',
  'SleepNight',
  'Warning',
]

/** The marks of an account in one text; a part is not named, since no two marks are the same. */
const marksOf = (fromDay: string) => `
  (SELECT string_agg("mark", ' ' ORDER BY "part", "day") FROM "HealthMark" AS m
    WHERE m."accountId" = $1
      AND (m."day" = '' AND m."part" IN (${listed(TABLES)})
        OR m."day" BETWEEN ${fromDay} AND $2 AND m."part" IN (${listed(MARKED_KINDS)})))`

const LAST = `SELECT "madeOf", ${marksOf('r."fromDay"')} AS "marks"
  FROM "ReportsMade" AS r WHERE r."accountId" = $1`

const MARKS = `SELECT ${marksOf('$3')} AS "marks"`

interface Days {
  accountId: string
  fromDay: string
  toDay: string
}

interface Made {
  accountId: string
  fromDay: string
  madeOf: string
}

export const dueReportsRepository = ({
  database,
  reads,
}: {
  database: Database
  reads: PreparedReads
}) => ({
  /** Of what all were made when none was due, and the marks of now up to a day; null where that was never so. */
  async last(accountId: string, toDay: string) {
    const [row] = await reads.all<{ madeOf: string; marks: string | null }>(LAST, [
      accountId,
      toDay,
    ])

    return row ? { madeOf: row.madeOf, marks: row.marks ?? '' } : null
  },

  async marks({ accountId, fromDay, toDay }: Days): Promise<string> {
    const [row] = await reads.all<{ marks: string | null }>(MARKS, [accountId, toDay, fromDay])
    return row?.marks ?? ''
  },

  async newestDaily(accountId: string): Promise<string | null> {
    const newest = await database.report.findFirst({
      where: { accountId, kind: 'daily' },
      orderBy: { day: 'desc' },
      select: { day: true },
    })

    return newest?.day ?? null
  },

  keep: ({ accountId, ...made }: Made) =>
    database.reportsMade.upsert({
      where: { accountId },
      create: { accountId, ...made },
      update: made,
    }),
})
