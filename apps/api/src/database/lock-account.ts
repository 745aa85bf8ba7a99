import type { Transaction } from './once.ts'

/**
 * Lets the transactions of one account stand in line until this one ends, so that what it counts stays true. The write
 * changes nothing; it takes the row's lock on PostgreSQL and the database's on SQLite.
 */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.account.updateMany({
    where: { id: accountId },
    data: { points: { increment: 0 } },
  })
}
