import type { Circumstance, ManualKind } from '@kangban/contracts'
import { lockAccount } from '../../database/lock-account.ts'
import { once, type Transaction } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

/** What was typed in, as it is kept. */
export interface ManualColumns {
  kind: ManualKind
  at: Date
  systolic: number | null
  diastolic: number | null
  pulse: number | null
  value: number | null
  place: string
  arm: string | null
  circumstances: Circumstance[] | null
  noteCipher: string | null
}

/** A column of JSON has a null of its own. */
const stored = <T extends Pick<ManualColumns, 'circumstances'>>({ circumstances, ...rest }: T) => ({
  ...rest,
  circumstances: circumstances ?? Prisma.DbNull,
})

interface Named {
  accountId: string
  measurementId: string
}

export interface Span {
  accountId: string
  kind: ManualKind
  from: Date
  to: Date
}

/** More than anybody types in the days that a page asks for. */
const MOST_LISTED = 500

/** The newest weight is that of the profile; where none is left, the profile keeps what it has. */
async function carryWeight(transaction: Transaction, accountId: string, now: Date) {
  const newest = await transaction.manualReading.findFirst({
    where: { accountId, kind: 'weight' },
    orderBy: [{ at: 'desc' }, { createdAt: 'desc' }],
    select: { value: true },
  })

  if (newest?.value === null || newest?.value === undefined) return
  const weight = Math.round(newest.value)

  await transaction.profile.upsert({
    where: { accountId },
    create: { accountId, weight, updatedAt: now },
    update: { weight, updatedAt: now },
  })
}

export const manualReadingsRepository = (database: Database) => {
  const find = (id: Named) =>
    database.manualReading.findUnique({ where: { accountId_measurementId: id } })

  return {
    find,

    list: ({ accountId, kind, from, to }: Span) =>
      database.manualReading.findMany({
        where: { accountId, kind, at: { gte: from, lt: to } },
        orderBy: [{ at: 'desc' }, { measurementId: 'asc' }],
        take: MOST_LISTED,
      }),

    /** Stored once, however often it is sent. `admit` is told how many of its kind lie in `day`, and throws to refuse. */
    async add(
      { accountId, measurementId }: Named,
      columns: ManualColumns,
      context: {
        now: Date
        content: string
        day: { from: Date; to: Date }
        admit: (ofDay: number) => void
      },
    ): Promise<{ isNew: boolean }> {
      const { now, content, day, admit } = context
      let isNew = false

      await once(
        database,
        {
          accountId,
          operation: 'monitoring.saveManualReading',
          key: measurementId,
          content,
          at: now,
        },
        async (transaction) => {
          await lockAccount(transaction, accountId)

          admit(
            await transaction.manualReading.count({
              where: { accountId, kind: columns.kind, at: { gte: day.from, lt: day.to } },
            }),
          )

          await transaction.manualReading.create({
            data: { accountId, measurementId, ...stored(columns), createdAt: now },
          })

          if (columns.kind === 'weight') await carryWeight(transaction, accountId, now)
          isNew = true
          return ''
        },
      )

      return { isNew }
    },

    /** False when the account has no such reading of the kind. What is the same already stays as it is. */
    correct: ({ accountId, measurementId }: Named, columns: ManualColumns, now: Date) =>
      database.$transaction(async (transaction) => {
        await lockAccount(transaction, accountId)

        const { count } = await transaction.manualReading.updateMany({
          where: { accountId, measurementId, kind: columns.kind },
          data: { ...stored(columns), correctedAt: now },
        })

        if (count > 0 && columns.kind === 'weight') await carryWeight(transaction, accountId, now)
        return count > 0
      }),

    /** One that is gone already is gone. */
    remove: ({ accountId, measurementId }: Named, now: Date) =>
      database.$transaction(async (transaction) => {
        await lockAccount(transaction, accountId)
        const id = { accountId, measurementId }
        const row = await transaction.manualReading.findFirst({ where: id })
        if (!row) return
        await transaction.manualReading.deleteMany({ where: id })
        if (row.kind === 'weight') await carryWeight(transaction, accountId, now)
      }),

    /** False when the account has no such reading of a device. */
    async saveNote(
      kind: 'bloodPressure' | 'ecg',
      { id, accountId }: { id: string; accountId: string },
      data: Pick<ManualColumns, 'circumstances' | 'noteCipher'>,
    ): Promise<boolean> {
      const change = { where: { id, accountId }, data: stored(data) }

      const { count } =
        kind === 'ecg'
          ? await database.ecgRecord.updateMany(change)
          : await database.bloodPressure.updateMany(change)

      return count > 0
    },
  }
}
