import { ConstitutionResult } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Database } from '../../database/open-database.ts'

/** The paper that the constitution follows from. */
const CODE = 'tcm'

export const medicineRepository = (database: Database) => ({
  /** The newest results before a moment; there is one a day. */
  async results({ accountId, before, most }: { accountId: string; before?: Date; most: number }) {
    const rows = await database.surveyAnswer.findMany({
      where: { accountId, code: CODE, ...(before ? { at: { lt: before } } : {}) },
      orderBy: { at: 'desc' },
      take: most,
      select: { at: true, result: true },
    })

    return rows.map(({ at, result }) => ({ at, result: z.parse(ConstitutionResult, result) }))
  },
})
