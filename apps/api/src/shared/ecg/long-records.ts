import { MS_PER_SECOND } from '@kangban/china-time'
import { longStrips } from '@kangban/rules/doctor/long-strips'
import { afBurdenText, kindCountsText } from '@kangban/rules/ecg/long-counts'
import { holterRowWords } from '@kangban/rules/ecg/holter-row-verdict'
import type { Database } from '../../database/open-database.ts'
import { jsonOf, momentOf, type PreparedReads } from '../../database/prepared-reads.ts'
import { readStoredAnalysis } from './stored-analysis.ts'

interface Wanted {
  accountId: string
  /** When it began; without one, whenever. */
  from?: Date
  to?: Date
}

interface Row {
  startedAt: Date
  summary: unknown
}

/** What a doctor is told and shown of a record. */
function doctorPartOf({ startedAt, rateHz, sampleCount, summary }: Row & Whole) {
  if (summary === null || sampleCount === null) return {}
  const stored = readStoredAnalysis(summary)

  return {
    counts: kindCountsText(stored.summary),
    burden: afBurdenText(stored.summary),
    strips: longStrips(stored.episodes, { rateHz, sampleCount }).map(({ from, ...words }) => ({
      startedAt: new Date(startedAt.getTime() + Math.round((from / rateHz) * MS_PER_SECOND)),
      ...words,
    })),
  }
}

interface Whole {
  rateHz: number
  sampleCount: number | null
}

/** What the one judge of records says of one. */
function longRecordOf({ startedAt, summary }: Row) {
  const facts = summary === null ? null : readStoredAnalysis(summary)
  const seconds = facts?.summary.recordedSeconds ?? 0

  return {
    startedAt,
    endedAt: new Date(startedAt.getTime() + seconds * MS_PER_SECOND),
    meanRate: facts?.summary.heartRate?.meanBpm ?? null,
    ...holterRowWords('ready', facts),
  }
}

/** Null where none is analysed yet. */
export async function newestLongRecord(reads: PreparedReads, accountId: string) {
  const [row] = await reads.all<{ startedAt: string; summary: unknown }>(
    `SELECT "startedAt", "summary" FROM "HolterRecord" WHERE "accountId" = $1 AND "status" = 'ready'
     ORDER BY "startedAt" DESC LIMIT 1`,
    [accountId],
  )

  return row
    ? longRecordOf({ startedAt: momentOf(row.startedAt), summary: jsonOf(row.summary) })
    : null
}

/** Analysed records of many hours with what the one judge of records says of them, oldest first. */
export async function readLongRecords(database: Database, { accountId, from, to }: Wanted) {
  const rows = await database.holterRecord.findMany({
    where: {
      accountId,
      status: 'ready',
      startedAt: { ...(from && { gte: from }), ...(to && { lte: to }) },
    },
    orderBy: { startedAt: 'desc' },
    select: { id: true, startedAt: true, rateHz: true, sampleCount: true, summary: true },
  })

  return rows
    .toReversed()
    .map((row) => ({ id: row.id, ...longRecordOf(row), ...doctorPartOf(row) }))
}
