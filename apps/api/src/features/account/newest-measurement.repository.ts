import type { Database } from '../../database/open-database.ts'
import { READING_KINDS } from './own-data.repository.ts'

export const newestMeasurementRepository = (database: Database) => ({
  /** The newest measurement before a moment. */
  async before(accountId: string, moment: Date): Promise<Date | null> {
    const at = { lt: moment }
    const newest = { orderBy: { at: 'desc' }, select: { at: true } } as const

    const found = await Promise.all([
      ...READING_KINDS.map((kind) =>
        database.reading.findFirst({ where: { accountId, kind, at }, ...newest }),
      ),
      database.bloodPressure.findFirst({ where: { accountId, at }, ...newest }),
      database.manualReading.findFirst({ where: { accountId, at }, ...newest }),
      database.momentNote.findFirst({ where: { accountId, at }, ...newest }),
      database.ecgRecord
        .findFirst({
          where: { accountId, startedAt: at },
          orderBy: { startedAt: 'desc' },
          select: { startedAt: true },
        })
        .then((record) => record && { at: record.startedAt }),
      database.holterRecord
        .findFirst({
          where: { accountId, startedAt: at },
          orderBy: { startedAt: 'desc' },
          select: { startedAt: true },
        })
        .then((record) => record && { at: record.startedAt }),
      database.sleepNight
        .findFirst({
          where: { accountId, endAt: at },
          orderBy: { day: 'desc' },
          select: { endAt: true },
        })
        .then((night) => night && { at: night.endAt }),
    ])

    const times = found.flatMap((one) => (one ? [one.at.getTime()] : []))
    return times.length > 0 ? new Date(Math.max(...times)) : null
  },
})
