import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export type EcgSource = 'watch' | 'recorder'
export type EcgRow = Prisma.EcgRecordUncheckedCreateInput

const FIGURES = { id: true, startedAt: true, heartRate: true, qtMs: true, hrvMs: true } as const

export const ecgRepository = (database: Database) => ({
  findByMeasurement: (accountId: string, measurementId: string) =>
    database.ecgRecord.findUnique({
      where: { accountId_measurementId: { accountId, measurementId } },
      select: FIGURES,
    }),

  /**
   * Stores a record with what follows from it (a heart-rate reading, warnings), all or nothing.
   * False when the same measurement is already there.
   */
  async store({ record, warnings }: { record: EcgRow; warnings: Prisma.WarningUncheckedCreateInput[] }) {
    const { accountId, startedAt: at, heartRate } = record
    const reading = { accountId, kind: 'heartRate', at }
    try {
      await database.$transaction([
        database.ecgRecord.create({ data: record }),
        ...(typeof heartRate === 'number'
          ? [
              database.reading.upsert({
                where: { accountId_kind_at: reading },
                create: { ...reading, value: heartRate, source: 'ecg' },
                update: {},
              }),
            ]
          : []),
        ...warnings.map((warning) =>
          database.warning.upsert({
            where: { accountId_kind_occurredAt: { accountId, kind: warning.kind, occurredAt: warning.occurredAt } },
            create: warning,
            update: {},
          }),
        ),
      ])
      return true
    } catch (cause) {
      if (isTaken(cause)) return false
      throw cause
    }
  },

  listFigures: (query: { accountId: string; source: EcgSource; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: { accountId: query.accountId, source: query.source, startedAt: { gte: query.from, lt: query.to } },
      orderBy: { startedAt: 'desc' },
      select: FIGURES,
    }),

  listMeasurements: (query: { ownerCode: string; from: Date; to: Date }) =>
    database.ecgRecord.findMany({
      where: {
        account: { userCode: query.ownerCode },
        source: 'recorder',
        startedAt: { gte: query.from, lt: query.to },
      },
      orderBy: { startedAt: 'asc' },
      select: { id: true, startedAt: true, sampleCount: true, complete: true, analysedAt: true },
    }),

  find: (query: { id: string; accountId: string }) => database.ecgRecord.findFirst({ where: query }),

  /** For a signed link, which stands for the permission of whoever made it. */
  findForReport: (id: string) =>
    database.ecgRecord.findUnique({ where: { id }, include: { account: { select: { profile: true } } } }),
})
