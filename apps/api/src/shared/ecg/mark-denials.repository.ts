import type { Database } from '../../database/open-database.ts'
import { lockAccount } from '../../database/lock-account.ts'

interface OfRecord {
  accountId: string
  recordId: string
}

interface Place extends OfRecord {
  sample: number
  kind: string
}

/** Why nothing was kept: the record was deleted meanwhile, or has as many as it may. */
export type DenialRefusal = 'gone' | 'full'

export const markDenialsRepository = (database: Database) => ({
  /** Of one record, by place. */
  list: (where: OfRecord) =>
    database.markDenial.findMany({ where, orderBy: [{ sample: 'asc' }, { kind: 'asc' }] }),

  /** The first time that it was said stays. */
  add: (place: Place, { at, most }: { at: Date; most: number }): Promise<DenialRefusal | null> =>
    database.$transaction(async (transaction) => {
      const { accountId, recordId } = place
      await lockAccount(transaction, accountId)
      const where = { id: recordId, accountId }

      const held =
        (await transaction.ecgRecord.count({ where })) ||
        (await transaction.holterRecord.count({ where }))

      if (held === 0) return 'gone'

      const others = await transaction.markDenial.count({
        where: { accountId, recordId, NOT: { sample: place.sample, kind: place.kind } },
      })

      if (others >= most) return 'full'

      await transaction.markDenial.upsert({
        where: { accountId_recordId_sample_kind: place },
        create: { ...place, saidAt: at },
        update: {},
      })

      return null
    }),

  /** What is gone already is gone. */
  remove: (where: Place) => database.markDenial.deleteMany({ where }),
})
