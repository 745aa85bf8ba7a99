import { randomUUID } from 'node:crypto'
import type { Pool, PoolConfig } from 'pg'
import { LIMITS } from '../config/limits.ts'

/** Every process has a name of its own at the server, so that it can be told how many there are. */
export const PROCESS_NAMES = 'kangban '
const PROCESS_NAME = PROCESS_NAMES + randomUUID()

/** Of every pool of connections to PostgreSQL: nobody waits for ever for a server that is gone or hangs. */
export const poolConfig = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: PROCESS_NAME,
  connectionTimeoutMillis: LIMITS.databaseConnectMs,
  statement_timeout: LIMITS.databaseStatementMs,
  query_timeout: LIMITS.databaseAnswerMs,
  idle_in_transaction_session_timeout: LIMITS.databaseStatementMs,
  keepAlive: true,
})

/** A connection was lost while nobody used it: the pool opens another when one is asked for. */
export const reportLost = (cause: Error): void =>
  console.error(`A connection to the database was lost: ${cause.message}`)

/** Connections that are opened as they are wanted. Whoever opens it ends it. */
export async function openPool(url: string, settings: PoolConfig = {}): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ ...poolConfig(url), ...settings })
  // Unheard, the error of an idle connection, as when the server restarts, would end the process.
  pool.on('error', reportLost)
  return pool
}
