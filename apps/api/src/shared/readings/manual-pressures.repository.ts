import type { Database } from '../../database/open-database.ts'

/** Pressures that were typed in, oldest first; their source tells them from those of a device. */
export async function manualPressures(
  database: Database,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
) {
  const rows = await database.manualReading.findMany({
    where: { accountId, kind: 'bloodPressure', at: { gte: from, lte: to } },
    orderBy: { at: 'asc' },
    select: { at: true, systolic: true, diastolic: true },
  })

  return rows.map(({ at, systolic, diastolic }) => ({
    at,
    systolic: systolic ?? 0,
    diastolic: diastolic ?? 0,
    source: 'manual',
  }))
}
