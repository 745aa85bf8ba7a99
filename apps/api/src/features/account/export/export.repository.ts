import type { Database } from '../../../database/open-database.ts'
import { momentOf, type PreparedReads } from '../../../database/prepared-reads.ts'

/** Rows read at once: small enough that neither memory nor the event loop feels them. */
export const PAGE = 2000
/** A block holds a minute of samples. */
const BLOCKS = 10

/** All rows, page by page; each page is read after the last row of the one before. */
export async function* pages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let last: Row | undefined

  for (;;) {
    const rows = await read(last)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

/** What a person's measurements are read by, from the oldest on. */
export const exportRepository = ({
  database,
  reads,
}: {
  database: Database
  reads: PreparedReads
}) => ({
  /** Null when the account is gone. */
  accountIdOf: async (userCode: string): Promise<string | null> => {
    const account = await database.account.findUnique({
      where: { userCode },
      select: { id: true },
    })

    return account?.id ?? null
  },

  readings: (accountId: string, kind: string) =>
    pages<{ at: Date; value: number; source: string }>(async (last) => {
      const rows = await reads.all<{ at: string; value: number; source: string }>(
        `SELECT "at", "value", "source" FROM "Reading"
          WHERE "accountId" = $1 AND "kind" = $2 AND "at" > $3 ORDER BY "at" LIMIT ${PAGE}`,
        [accountId, kind, last?.at ?? new Date(0)],
      )

      return rows.map((row) => ({ ...row, at: momentOf(row.at) }))
    }, PAGE),

  pressures: (accountId: string) =>
    pages(
      (last: { id: string } | undefined) =>
        database.bloodPressure.findMany({
          where: { accountId },
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
          take: PAGE,
          ...(last && { cursor: { id: last.id }, skip: 1 }),
        }),
      PAGE,
    ),

  manualReadings: (accountId: string) =>
    pages(
      (last: { measurementId: string } | undefined) =>
        database.manualReading.findMany({
          where: { accountId },
          orderBy: [{ at: 'asc' }, { measurementId: 'asc' }],
          take: PAGE,
          ...(last && {
            cursor: { accountId_measurementId: { accountId, measurementId: last.measurementId } },
            skip: 1,
          }),
        }),
      PAGE,
    ),

  momentNotes: (accountId: string) =>
    pages(
      (last: { metric: string; at: Date } | undefined) =>
        database.momentNote.findMany({
          where: { accountId },
          orderBy: [{ at: 'asc' }, { metric: 'asc' }],
          take: PAGE,
          ...(last && {
            cursor: { accountId_metric_at: { accountId, metric: last.metric, at: last.at } },
            skip: 1,
          }),
        }),
      PAGE,
    ),

  nights: (accountId: string) =>
    pages(
      (last: { day: string } | undefined) =>
        database.sleepNight.findMany({
          where: { accountId, day: { gt: last?.day ?? '' } },
          orderBy: { day: 'asc' },
          take: PAGE,
        }),
      PAGE,
    ),

  warnings: (accountId: string) =>
    pages(
      (last: { id: string } | undefined) =>
        database.warning.findMany({
          where: { accountId },
          orderBy: [{ occurredAt: 'asc' }, { id: 'asc' }],
          take: PAGE,
          ...(last && { cursor: { id: last.id }, skip: 1 }),
        }),
      PAGE,
    ),

  /** Without their samples. */
  ecgs: (accountId: string) =>
    database.ecgRecord.findMany({
      where: { accountId },
      orderBy: { startedAt: 'asc' },
      omit: { samples: true, thumbnail: true },
    }),

  markDenials: (accountId: string) =>
    pages(
      (last: { recordId: string; sample: number; kind: string } | undefined) =>
        database.markDenial.findMany({
          where: { accountId },
          orderBy: [{ recordId: 'asc' }, { sample: 'asc' }, { kind: 'asc' }],
          take: PAGE,
          ...(last && {
            cursor: {
              accountId_recordId_sample_kind: {
                accountId,
                recordId: last.recordId,
                sample: last.sample,
                kind: last.kind,
              },
            },
            skip: 1,
          }),
        }),
      PAGE,
    ),

  /** Without their contents. */
  reports: (accountId: string) =>
    database.report.findMany({
      where: { accountId },
      orderBy: [{ kind: 'asc' }, { day: 'asc' }],
      select: { id: true, kind: true, day: true },
    }),

  ecgSamples: async (id: string): Promise<Uint8Array | null> => {
    const record = await database.ecgRecord.findUnique({ where: { id }, select: { samples: true } })
    return record?.samples ?? null
  },

  holters: (accountId: string) =>
    database.holterRecord.findMany({
      where: { accountId },
      orderBy: { startedAt: 'asc' },
      omit: { overview: true, beats: true },
    }),

  /** One without its samples, as in the list of all. */
  ecg: (id: string) =>
    database.ecgRecord.findUnique({ where: { id }, omit: { samples: true, thumbnail: true } }),

  holter: (id: string) =>
    database.holterRecord.findUnique({ where: { id }, omit: { overview: true, beats: true } }),

  /** The beats as they are stored, null before the analysis. */
  holterBeats: async (id: string): Promise<Uint8Array | null> => {
    const record = await database.holterRecord.findUnique({
      where: { id },
      select: { beats: true },
    })

    return record?.beats ?? null
  },

  blocks: (recordId: string) =>
    pages<{ index: number; samples: Uint8Array }>(
      (last) =>
        reads.all(
          `SELECT "index", "samples" FROM "HolterBlock"
            WHERE "recordId" = $1 AND "index" > $2 ORDER BY "index" LIMIT ${BLOCKS}`,
          [recordId, last?.index ?? -1],
        ),
      BLOCKS,
    ),
})

export type ExportRepository = ReturnType<typeof exportRepository>
