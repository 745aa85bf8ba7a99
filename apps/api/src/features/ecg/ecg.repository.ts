import { ECG_FIGURES } from '../../shared/ecg/store-ecg.ts'
import type { Database } from '../../database/open-database.ts'

type EcgSource = 'watch' | 'recorder'

export const ecgRepository = (database: Database) => ({
  listFigures: (query: { accountId: string; source: EcgSource; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: {
        accountId: query.accountId,
        source: query.source,
        startedAt: { gte: query.from, lt: query.to },
      },
      orderBy: { startedAt: 'desc' },
      select: ECG_FIGURES,
    }),

  listEcgMeasurements: (query: { ownerCode: string; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: {
        account: { userCode: query.ownerCode },
        source: 'recorder',
        startedAt: { gte: query.from, lt: query.to },
      },
      orderBy: { startedAt: 'asc' },
      select: { id: true, startedAt: true, sampleCount: true, complete: true, analysedAt: true },
    }),

  find: (query: { id: string; accountId: string }) =>
    database.ecgRecord.findFirst({ where: query }),

  /** For a signed link, which stands for the permission of whoever made it. */
  findForReport: (id: string) =>
    database.ecgRecord.findUnique({
      where: { id },
      include: { account: { select: { profile: true } } },
    }),
})
