import { momentOf, type PreparedReads } from '../../database/prepared-reads.ts'

/** Pressures that were typed in, from `from` to `to`, both included, oldest first; their source tells them from a device's. */
export async function manualPressures(
  reads: PreparedReads,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
) {
  const rows = await reads.all<{ at: string; systolic: number | null; diastolic: number | null }>(
    `SELECT "at", "systolic", "diastolic" FROM "ManualReading"
     WHERE "accountId" = $1 AND "kind" = 'bloodPressure' AND "at" >= $2 AND "at" <= $3 ORDER BY "at"`,
    [accountId, from, to],
  )

  return rows.map(({ at, systolic, diastolic }) => ({
    at: momentOf(at),
    systolic: systolic ?? 0,
    diastolic: diastolic ?? 0,
    source: 'manual',
  }))
}
