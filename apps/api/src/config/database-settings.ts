import { join } from 'node:path'
import { isPostgres } from '../database/open-database.ts'
import type { Env } from './environment.ts'

export interface DatabaseSettings {
  databaseUrl: string
  /** A standby of it, for reads that write nothing; null: there is none. */
  databaseReadUrl: string | null
  /** Connections to PostgreSQL that calls share; to a standby as many. */
  databasePool: number
}

const POOL = 10
/** A call may hold a connection while it waits for another one's lock; more than a server has are a mistake. */
const [LEAST, MOST] = [2, 1000]

/** Which database there is, how much of it one service takes, and what is wrong with what the environment says. */
export function databaseSettings(
  env: Env,
  dataDir: string,
): DatabaseSettings & { problems: string[] } {
  const databaseUrl = env['DATABASE_URL'] ?? `file:${join(dataDir, 'kangban.db')}`
  const databaseReadUrl = env['DATABASE_READ_URL'] || null
  const databasePool = Number(env['DATABASE_POOL'] || POOL)
  const problems: string[] = []

  if (databaseReadUrl !== null && !(isPostgres(databaseReadUrl) && isPostgres(databaseUrl)))
    problems.push(
      'DATABASE_READ_URL names a standby of PostgreSQL, and DATABASE_URL its primary: SQLite has none',
    )

  if (!Number.isInteger(databasePool) || databasePool < LEAST || databasePool > MOST)
    problems.push(
      `DATABASE_POOL is "${env['DATABASE_POOL']}", expected a number of connections, ${LEAST} to ${MOST}`,
    )

  return { databaseUrl, databaseReadUrl, databasePool, problems }
}
