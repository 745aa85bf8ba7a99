import { LIMITS } from '../config/limits.ts'
import { isPostgres } from './open-database.ts'
import { poolConfig, reportLost } from './postgres-pool.ts'

/** Of PostgreSQL: a lock was not to be had in the time that one waits for it. */
export const LOCK_NOT_AVAILABLE = '55P03'

/**
 * The one place of a name in all replicas on a database; null while somebody has it. What it gives frees it.
 *
 * It is a lock of a connection of its own, neither of a pool nor of a transaction: it goes when the connection does, so a
 * replica that is killed leaves none behind, and no statement has to last as long as an answer. On SQLite there is one process.
 */
export async function takeSharedPlace(url: string, name: string): Promise<(() => void) | null> {
  if (!isPostgres(url)) return () => undefined
  const { default: pg } = await import('pg')
  // A place that is being freed is worth a moment: its answer is read before the database has heard of it.
  const client = new pg.Client({ ...poolConfig(url), lock_timeout: LIMITS.exportWaitMs })
  client.on('error', reportLost)
  const free = () => void client.end().catch(reportLost)

  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name])
    return free
  } catch (cause) {
    free()
    if (cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE) return null
    throw cause
  }
}

/** Does the work while nobody else at that PostgreSQL does work of that name, and waits for its turn as long as that takes. */
export async function inTurn<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  // No time-out: whoever has the turn may build an index for minutes, and gives it back also by being killed.
  const client = new pg.Client({ ...poolConfig(url), statement_timeout: 0, query_timeout: 0 })
  client.on('error', reportLost)
  await client.connect()

  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    await client.end()
  }
}
