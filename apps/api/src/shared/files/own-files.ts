import type { Transaction } from '../../database/once.ts'

/** Whether every one of these files is the account's own. An unknown id and somebody else's answer the same: no. */
export async function ownFiles(
  database: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<boolean> {
  const distinct = [...new Set(ids)]

  return (
    (await database.storedFile.count({ where: { accountId, id: { in: distinct } } })) ===
    distinct.length
  )
}
