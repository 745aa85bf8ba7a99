import { MS_PER_SECOND } from '@kangban/china-time'
import { holterRowWords } from '@kangban/rules/ecg/holter-row-verdict'
import type { Database } from '../../database/open-database.ts'
import { readStoredAnalysis } from './stored-analysis.ts'

interface Wanted {
  accountId: string
  /** When it began; without one, whenever. */
  from?: Date
  to?: Date
  /** The newest of them alone. */
  take?: number
}

/** Analysed records of many hours with what the one judge of records says of them, oldest first. */
export async function readLongRecords(database: Database, { accountId, from, to, take }: Wanted) {
  const rows = await database.holterRecord.findMany({
    where: {
      accountId,
      status: 'ready',
      startedAt: { ...(from && { gte: from }), ...(to && { lte: to }) },
    },
    orderBy: { startedAt: 'desc' },
    ...(take && { take }),
    select: { startedAt: true, summary: true },
  })

  return rows.toReversed().map(({ startedAt, summary }) => {
    const facts = summary === null ? null : readStoredAnalysis(summary)
    const seconds = facts?.summary.recordedSeconds ?? 0

    return {
      startedAt,
      endedAt: new Date(startedAt.getTime() + seconds * MS_PER_SECOND),
      meanRate: facts?.summary.heartRate?.meanBpm ?? null,
      ...holterRowWords('ready', facts),
    }
  })
}
