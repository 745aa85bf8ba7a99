import { ECG_FIGURES } from '../../shared/ecg/store-ecg.ts'
import type { Database } from '../../database/open-database.ts'

type EcgSource = 'watch' | 'recorder'

/** What a record is judged by in a list. */
const FINDINGS = {
  rhythm: true,
  heartRate: true,
  rateLowest: true,
  rateHighest: true,
  marks: true,
} as const

export const ecgRepository = (database: Database) => ({
  listFigures: (query: { accountId: string; source: EcgSource; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: {
        accountId: query.accountId,
        source: query.source,
        startedAt: { gte: query.from, lt: query.to },
      },
      orderBy: { startedAt: 'desc' },
      select: { ...ECG_FIGURES, ...FINDINGS },
    }),

  listEcgMeasurements: (query: { ownerCode: string; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: {
        account: { userCode: query.ownerCode },
        source: 'recorder',
        startedAt: { gte: query.from, lt: query.to },
      },
      orderBy: { startedAt: 'asc' },
      select: {
        id: true,
        startedAt: true,
        sampleCount: true,
        complete: true,
        analysedAt: true,
        ...FINDINGS,
      },
    }),

  /** Of both devices, without samples, newest first. */
  listRows: (query: { accountId: string; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: { accountId: query.accountId, startedAt: { gte: query.from, lt: query.to } },
      orderBy: { startedAt: 'desc' },
      select: {
        id: true,
        startedAt: true,
        sampleCount: true,
        source: true,
        thumbnail: true,
        ...FINDINGS,
      },
    }),

  has: async (query: { id: string; accountId: string }): Promise<boolean> =>
    (await database.ecgRecord.count({ where: query })) > 0,

  find: (query: { id: string; accountId: string }) =>
    database.ecgRecord.findFirst({ where: query }),

  findMarks: (query: { id: string; accountId: string }) =>
    database.ecgRecord.findFirst({ where: query, select: { marks: true } }),

  /** For a signed link, as what is read for the report is; null where there is no such record. */
  ownerOf: async (id: string): Promise<string | null> => {
    const record = await database.ecgRecord.findUnique({
      where: { id },
      select: { accountId: true },
    })

    return record?.accountId ?? null
  },

  /** For a signed link, which stands for the permission of whoever made it. */
  findForReport: (id: string) =>
    database.ecgRecord.findUnique({
      where: { id },
      include: { account: { select: { profile: true } } },
    }),
})
