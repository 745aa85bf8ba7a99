import type { HolterStatus } from '@kangban/contracts'
import { sampleBlockLength } from '@kangban/ecg-core'
import { lockAccount } from '../../database/lock-account.ts'
import type { Transaction } from '../../database/once.ts'
import type { Services } from '../../context.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import type { RecordResult } from './analyse-blocks.ts'
import { storedAnalysis } from '../../shared/ecg/stored-analysis.ts'

type NewRecord = Omit<Prisma.HolterRecordUncheckedCreateInput, 'status'>
type Warning = Prisma.WarningUncheckedCreateInput
type Bytes = Uint8Array<ArrayBuffer>

const HEAD = {
  id: true,
  startedAt: true,
  rateHz: true,
  sampleCount: true,
  status: true,
  _count: { select: { blocks: true } },
} as const

/** Why blocks were not stored; `next` is the first that is missing. */
export type BlockRefusal = 'unknown' | 'gap' | 'different' | 'ended'

interface NewBlocks {
  accountId: string
  id: string
  first: number
  blocks: readonly Bytes[]
  /** Samples of a block that is not the last. */
  wholeBlock: number
}

const status = (value: HolterStatus) => value

async function lastBlock(transaction: Transaction, recordId: string) {
  return transaction.holterBlock.findFirst({ where: { recordId }, orderBy: { index: 'desc' } })
}

async function storeBlocks(
  transaction: Transaction,
  { accountId, id, first, blocks, wholeBlock }: NewBlocks,
) {
  await lockAccount(transaction, accountId)

  const record = await transaction.holterRecord.findFirst({
    where: { id, accountId },
    select: { status: true },
  })

  const last = await lastBlock(transaction, id)
  const next = last ? last.index + 1 : 0
  const refused = (refusal: BlockRefusal) => ({ refusal, next })
  if (!record) return refused('unknown')
  if (first > next) return refused('gap')

  const again = await transaction.holterBlock.findMany({
    where: { recordId: id, index: { gte: first, lt: first + blocks.length } },
    orderBy: { index: 'asc' },
  })

  if (again.some(({ samples }, i) => Buffer.compare(samples, blocks[i] ?? Buffer.alloc(0)) !== 0)) {
    return refused('different')
  }

  const fresh = blocks.slice(again.length)
  if (fresh.length === 0) return { next }
  const isOver = last !== null && sampleBlockLength(last.samples) < wholeBlock
  if (record.status !== status('receiving') || isOver) return refused('ended')

  await transaction.holterBlock.createMany({
    data: fresh.map((samples, i) => ({ recordId: id, index: next + i, samples })),
  })

  return { next: next + fresh.length }
}

interface Removed {
  id: string
  accountId: string
  /** When the warnings are of that came of it. */
  warnedAt: readonly Date[]
}

async function removeRecord(transaction: Transaction, { id, accountId, warnedAt }: Removed) {
  await lockAccount(transaction, accountId)
  const { count } = await transaction.holterRecord.deleteMany({ where: { id, accountId } })
  if (count === 0) return false
  await transaction.markDenial.deleteMany({ where: { accountId, recordId: id } })

  await transaction.warning.deleteMany({
    where: { accountId, kind: 'af-suspected', occurredAt: { in: [...warnedAt] } },
  })

  return true
}

/** Of what is begun again although it was given up, the result counts too. */
const UNFINISHED = { in: [status('analysing'), status('failed')] }

export const holterRepository = ({
  database,
  reads,
  jobs,
}: Pick<Services, 'database' | 'reads' | 'jobs'>) => ({
  /** Creates the record or finds the one of the same measurement; null where the account keeps as many as it may. */
  begin: (record: NewRecord, most: number) =>
    database.$transaction(async (transaction) => {
      const { accountId, measurementId } = record
      const select = { ...HEAD, deviceCode: true } as const
      await lockAccount(transaction, accountId)

      const before = await transaction.holterRecord.findUnique({
        where: { accountId_measurementId: { accountId, measurementId } },
        select,
      })

      if (before) return before
      if ((await transaction.holterRecord.count({ where: { accountId } })) >= most) return null
      const data = { ...record, status: status('receiving') }
      return transaction.holterRecord.create({ data, select })
    }),

  findOwn: (query: { id: string; accountId: string }) =>
    database.holterRecord.findFirst({ where: query, select: HEAD }),

  find: ({ id, ownerCode }: { id: string; ownerCode: string }) =>
    database.holterRecord.findFirst({
      where: { id, account: { userCode: ownerCode } },
      select: { ...HEAD, summary: true, overview: true },
    }),

  findMarks: (query: { id: string; accountId: string }) =>
    database.holterRecord.findFirst({ where: query, select: { summary: true, beats: true } }),

  findBeats: ({ id, ownerCode }: { id: string; ownerCode: string }) =>
    database.holterRecord.findFirst({
      where: { id, account: { userCode: ownerCode } },
      select: { beats: true },
    }),

  async list({ ownerCode, skip, take }: { ownerCode: string; skip: number; take: number }) {
    const where = { account: { userCode: ownerCode } }
    const newestFirst = [{ startedAt: 'desc' }, { id: 'desc' }] as const

    const [rows, total] = await Promise.all([
      database.holterRecord.findMany({
        where,
        select: { ...HEAD, summary: true },
        skip,
        take,
        orderBy: [...newestFirst],
      }),
      database.holterRecord.count({ where }),
    ])

    return { rows, total }
  },

  /** Stores what is new of consecutive blocks, all or nothing; gives the first that is still missing. */
  saveBlocks: (blocks: NewBlocks): Promise<{ next: number; refusal?: BlockRefusal }> =>
    database.$transaction((transaction) => storeBlocks(transaction, blocks)),

  /** Blocks as they are stored. The owner's code must be right; the model takes four times as long. */
  async readBlocks({
    id,
    ownerCode,
    first,
    count,
  }: {
    id: string
    ownerCode: string
    first: number
    count: number
  }) {
    const rows = await reads.all<{ samples: Buffer }>(
      `SELECT b."samples" FROM "HolterBlock" b JOIN "HolterRecord" r ON r."id" = b."recordId"
       JOIN "Account" a ON a."id" = r."accountId"
       WHERE b."recordId" = $1 AND a."userCode" = $2 AND b."index" >= $3 AND b."index" < $4 ORDER BY b."index"`,
      [id, ownerCode, first, first + count],
    )

    return rows.map(({ samples }) => samples)
  },

  lengthOfLastBlock: async (id: string): Promise<number> => {
    const last = await lastBlock(database, id)
    return last ? sampleBlockLength(last.samples) : 0
  },

  /** From `receiving` or `failed`, with the job that does it; false when it was in neither. */
  startAnalysis: ({
    id,
    accountId,
    sampleCount,
    at,
  }: {
    id: string
    accountId: string
    sampleCount: number
    at: Date
  }) =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.holterRecord.updateMany({
        where: { id, accountId, status: { in: [status('receiving'), status('failed')] } },
        data: { status: status('analysing'), sampleCount, finishedAt: at },
      })

      if (count > 0) await jobs.put(transaction, { kind: 'holter-analysis', about: id, accountId })
      return count > 0
    }),

  /** The job of a record that was to be analysed before. */
  askForAnalysis: ({ id, accountId }: { id: string; accountId: string }) =>
    database.$transaction((transaction) =>
      jobs.put(transaction, { kind: 'holter-analysis', about: id, accountId }),
    ),

  /** Records whose analysis was started and not ended, the oldest first. */
  listAnalysing: () =>
    database.holterRecord.findMany({
      where: { status: status('analysing') },
      orderBy: { finishedAt: 'asc' },
      select: { id: true, accountId: true },
    }),

  findUnfinished: (id: string) =>
    database.holterRecord.findFirst({
      where: { id, status: UNFINISHED },
      select: { ...HEAD, accountId: true, account: { select: { userCode: true } } },
    }),

  /** Stores the result with its warnings, all or nothing; false when the record has gone or has its result. */
  storeResult: ({
    id,
    warnings,
    ...result
  }: RecordResult & { id: string; warnings: readonly Warning[] }) =>
    database.$transaction(async (transaction) => {
      const { count } = await transaction.holterRecord.updateMany({
        where: { id, status: UNFINISHED },
        data: resultColumns(result),
      })

      if (count === 0) return false

      for (const { accountId, kind, occurredAt, ...rest } of warnings) {
        const unique = { accountId, kind, occurredAt }

        await transaction.warning.upsert({
          where: { accountId_kind_occurredAt: unique },
          create: { ...unique, ...rest },
          update: {},
        })
      }

      return true
    }),

  fail: (id: string) =>
    database.holterRecord.updateMany({
      where: { id, status: status('analysing') },
      data: { status: status('failed') },
    }),

  /** Removes the record with all that came of it; false when the account has no such record. */
  remove: (removed: Removed): Promise<boolean> =>
    database.$transaction((transaction) => removeRecord(transaction, removed)),
})

/** The columns of an analysed record. */
export const resultColumns = ({ analysis, microvolts, overview, beats }: RecordResult) => ({
  status: status('ready'),
  summary: storedAnalysis({ ...analysis, microvolts }),
  overview,
  beats,
})
