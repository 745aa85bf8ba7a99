import type { Transaction } from '../../apps/api/src/database/once.ts'

interface Trigger {
  name: string
  sql: string
}

/**
 * Fills tables without the trigger of SQLite that marks the day of each reading (ADR 25), a third of what it takes to write
 * one: nobody reads an empty database while it is filled. In the transaction that fills them, so that one that is interrupted
 * leaves the trigger where it was. PostgreSQL marks once a statement, and needs none of it.
 */
export async function withoutMarks<T>(database: Transaction, fill: () => Promise<T>): Promise<T> {
  const triggers = await database.$queryRaw<Trigger[]>`
    SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger' AND "name" = 'Reading_mark_insert'`

  for (const { name } of triggers) await database.$executeRawUnsafe(`DROP TRIGGER "${name}"`)
  const filled = await fill()
  for (const { sql } of triggers) await database.$executeRawUnsafe(sql)
  return filled
}
