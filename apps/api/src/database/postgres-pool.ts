import type { PoolConfig } from 'pg'
import { LIMITS } from '../config/limits.ts'

/** Of every pool of connections to PostgreSQL: nobody waits for ever for a server that is gone or hangs. */
export const poolConfig = (url: string): PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: LIMITS.databaseConnectMs,
  statement_timeout: LIMITS.databaseStatementMs,
  query_timeout: LIMITS.databaseAnswerMs,
  idle_in_transaction_session_timeout: LIMITS.databaseStatementMs,
  keepAlive: true,
})

/** A connection was lost while nobody used it: the pool opens another when one is asked for. */
export const reportLost = (cause: Error): void =>
  console.error(`A connection to the database was lost: ${cause.message}`)
