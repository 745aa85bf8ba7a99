import type { Prisma } from '../../../../prisma/generated/sqlite/client.ts'
import { refuse } from '@kangban/contracts'
import type { Database } from './open-database.ts'

export type Transaction = Prisma.TransactionClient

interface Call {
  accountId: string
  /** Dotted name of the operation. */
  operation: string
  /** Without a key the work is simply done, in a transaction. */
  key: string | undefined
  /** Of what was asked for, by `contentHash`: the same key with another content is no repetition. */
  content: string
  at: Date
}

interface Hashes {
  hash(purpose: string, text: string): string
}

/** The same for the same content, whatever the order of its keys. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Keyed, so that nobody who reads the table can try what a short content was. */
export const contentHash = (vault: Hashes, content: unknown): string =>
  vault.hash('idempotency', JSON.stringify(content, inOrder))

export const isTaken = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'P2002'

/**
 * Does the work in one transaction, and with a key at most once: whoever comes again with it gets the answer of the first
 * time, or a refusal where the content is another. The key is claimed in the transaction of the work, so both are there or neither is.
 * The answer is stored as it is: ids and numbers, never names or other words of people.
 */
export async function once<T extends Prisma.InputJsonValue>(
  database: Database,
  call: Call,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { accountId, operation, key, content, at } = call
  if (key === undefined) return database.$transaction(work)
  const id = { accountId_operation_key: { accountId, operation, key } }

  const stored = async () => {
    const row = await database.idempotencyKey.findUnique({ where: id })

    if (row && row.contentHash !== null && row.contentHash !== content)
      throw refuse('idempotencyKeyReused', 'the same key came with another content')

    return row?.answer
  }

  const before = await stored()
  if (before !== undefined) return before as T

  try {
    return await database.$transaction(async (transaction) => {
      await transaction.idempotencyKey.create({
        data: { accountId, operation, key, contentHash: content, answer: '', createdAt: at },
      })

      const answer = await work(transaction)
      await transaction.idempotencyKey.update({ where: id, data: { answer } })
      return answer
    })
  } catch (cause) {
    const after = isTaken(cause) ? await stored() : undefined
    if (after === undefined) throw cause
    return after as T
  }
}
