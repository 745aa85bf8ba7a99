import { OXYGEN_LOW } from '@kangban/rules/thresholds'
import type { Database } from '../../database/open-database.ts'

/** Readings of the blood oxygen below the limit, from `from` to before `to`, oldest first. */
export const oxygenFalls = (
  database: Database,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
) =>
  database.reading.findMany({
    where: { accountId, kind: 'oxygen', at: { gte: from, lt: to }, value: { lt: OXYGEN_LOW } },
    orderBy: { at: 'asc' },
    select: { at: true, value: true },
  })
