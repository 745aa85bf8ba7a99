import type { Database } from '../../database/open-database.ts'

/** What a person has done about suspected fibrillations since a moment: their warnings, and pages for a doctor. */
export async function ecgDone(database: Database, { userCode, since }: Wanted) {
  const account = { userCode }

  const [warnings, shares] = await Promise.all([
    database.warning.findMany({
      where: { account, kind: 'af-suspected', occurredAt: { gte: since } },
      orderBy: { occurredAt: 'asc' },
      select: { occurredAt: true, handledAt: true, handledAs: true },
    }),
    database.doctorShare.findMany({
      where: { account, form: 'doctor', createdAt: { gte: since } },
      select: { createdAt: true, revokedAt: true, seen: true },
    }),
  ])

  return { warnings, shares }
}

interface Wanted {
  userCode: string
  since: Date
}

export const NOTHING_DONE: Awaited<ReturnType<typeof ecgDone>> = { warnings: [], shares: [] }
