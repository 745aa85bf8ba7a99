import { addDays, shanghaiDay } from '@kangban/china-time'
import type { Database } from '../../../apps/api/src/database/open-database.ts'

/** Takes back what one person's devices and own hands brought after a moment: what is left was known then. */
export async function forgetAfter(
  database: Database,
  accountId: string,
  moment: Date,
): Promise<void> {
  const after = { gt: moment }
  const today = shanghaiDay(moment)
  await database.reading.deleteMany({ where: { accountId, at: after } })
  await database.bloodPressure.deleteMany({ where: { accountId, at: after } })
  await database.manualReading.deleteMany({ where: { accountId, at: after } })
  await database.sleepNight.deleteMany({ where: { accountId, endAt: after } })
  await database.ecgRecord.deleteMany({ where: { accountId, startedAt: after } })
  await database.holterRecord.deleteMany({ where: { accountId, finishedAt: after } })
  await database.warning.deleteMany({ where: { accountId, occurredAt: after } })

  for (const field of ['seenAt', 'toldAt', 'remindAt'] as const)
    await database.warning.updateMany({
      where: { accountId, [field]: after },
      data: { [field]: null },
    })

  await database.warning.updateMany({
    where: { accountId, handledAt: after },
    data: { handledAt: null, handledAs: null },
  })

  await database.report.deleteMany({
    where: {
      accountId,
      OR: [
        { kind: 'daily', day: { gte: today } },
        { kind: 'weekly', day: { gt: addDays(today, -7) } },
        { kind: 'heart-risk' },
      ],
    },
  })
}
