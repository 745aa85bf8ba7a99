import type { Database } from '../../database/open-database.ts'
import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

interface Span {
  accountId: string
  /** From the first moment to before the last. */
  from: Date
  to: Date
}

export const READING_KINDS = ['heartRate', 'oxygen', 'temperature', 'steps'] as const

const OLDEST_FIRST = { orderBy: { at: 'asc' } } as const
const OLDEST_CREATED_FIRST = { orderBy: { createdAt: 'asc' } } as const

interface StoredReading {
  kind: string
  at: string
  value: number
  source: string
}

export const ownDataRepository = ({
  database,
  reads,
}: {
  database: Database
  reads: PreparedReads
}) => ({
  flag: (accountId: string) =>
    database.account.findUniqueOrThrow({ where: { id: accountId }, select: { isDaoAn: true } }),

  /** Everything of the account but its measurements. */
  everything: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      include: {
        profile: true,
        profileTags: { include: { tag: true }, orderBy: { tagId: 'asc' } },
        medicines: { orderBy: { position: 'asc' } },
        consents: { orderBy: { givenAt: 'asc' } },
        sessions: OLDEST_CREATED_FIRST,
        securityEvents: OLDEST_FIRST,
        contacts: { orderBy: { position: 'asc' } },
        grantsGiven: { ...OLDEST_CREATED_FIRST, include: { looks: { orderBy: { at: 'asc' } } } },
        grantsHeld: {
          ...OLDEST_CREATED_FIRST,
          select: {
            id: true,
            createdAt: true,
            acceptedAt: true,
            revokedAt: true,
            labelCipher: true,
            areas: true,
          },
        },
        bindings: {
          include: { device: { select: { typeCode: true, name: true, firmware: true } } },
        },
        goals: { orderBy: { since: 'asc' } },
        comparisons: OLDEST_CREATED_FIRST,
        pointsEntries: OLDEST_FIRST,
        signIns: OLDEST_FIRST,
        draws: {
          ...OLDEST_FIRST,
          include: { redemption: true, prize: { select: { name: true } } },
        },
        participations: OLDEST_FIRST,
        doctorShares: OLDEST_CREATED_FIRST,
        reminders: { orderBy: { since: 'asc' } },
        reminderMarks: OLDEST_FIRST,
        notices: { orderBy: { dueAt: 'asc' } },
        rescues: OLDEST_FIRST,
        // Neither address nor keys: whoever has them can send to the browser.
        pushTargets: {
          ...OLDEST_CREATED_FIRST,
          select: { id: true, host: true, createdAt: true },
        },
        surveys: OLDEST_FIRST,
        documents: OLDEST_CREATED_FIRST,
        files: OLDEST_CREATED_FIRST,
        feedback: OLDEST_FIRST,
        entitlements: { orderBy: { startsAt: 'asc' } },
        appointments: OLDEST_CREATED_FIRST,
        clicks: OLDEST_FIRST,
      },
    }),

  /** Oldest first, a page at a time: their contents are the largest rows but for ECGs. */
  reports: (accountId: string, { after, take }: { after?: string | undefined; take?: number }) =>
    database.report.findMany({
      where: { accountId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: { shares: true },
      ...(take !== undefined && { take }),
      ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
    }),

  async measurements({ accountId, from, to }: Span, days: { from: string; to: string }) {
    const at = { gte: from, lt: to }

    const [
      readings,
      bloodPressures,
      manualReadings,
      momentNotes,
      sleepNights,
      ecgRecords,
      holterRecords,
      warnings,
    ] = await Promise.all([
      // Tens of thousands of rows, which the model would take half a second to make objects of.
      Promise.all(
        READING_KINDS.map((kind) =>
          reads.all<StoredReading>(
            `SELECT "kind", "at", "value", "source" FROM "Reading"
             WHERE "accountId" = $1 AND "kind" = $2 AND "at" >= $3 AND "at" < $4 ORDER BY "at"`,
            [accountId, kind, from, to],
          ),
        ),
      ),
      database.bloodPressure.findMany({ where: { accountId, at }, ...OLDEST_FIRST }),
      database.manualReading.findMany({ where: { accountId, at }, ...OLDEST_FIRST }),
      database.momentNote.findMany({ where: { accountId, at }, ...OLDEST_FIRST }),
      database.sleepNight.findMany({
        where: { accountId, day: { gte: days.from, lte: days.to } },
        orderBy: { day: 'asc' },
      }),
      database.ecgRecord.findMany({
        where: { accountId, startedAt: at },
        orderBy: { startedAt: 'asc' },
      }),
      database.holterRecord.findMany({
        where: { accountId, startedAt: at },
        orderBy: { startedAt: 'asc' },
        omit: { overview: true, beats: true },
        include: { _count: { select: { blocks: true } } },
      }),
      database.warning.findMany({
        where: { accountId, occurredAt: at },
        orderBy: { occurredAt: 'asc' },
      }),
    ])

    const moments = readings.flat().map((reading) => ({ ...reading, at: momentOf(reading.at) }))

    return {
      readings: moments,
      bloodPressures,
      manualReadings,
      momentNotes,
      sleepNights,
      ecgRecords,
      holterRecords,
      warnings,
    }
  },
})
