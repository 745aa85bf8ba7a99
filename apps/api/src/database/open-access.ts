import type { PoolConfig } from 'pg'
import { type Database, isPostgres, openDatabase, postgresDatabase } from './open-database.ts'
import { openPool } from './postgres-pool.ts'
import { openReads, postgresReads, type PreparedReads } from './prepared-reads.ts'

/** What a database is asked with. */
export interface DatabaseAccess {
  readonly database: Database
  readonly reads: PreparedReads
}

/** On PostgreSQL both have the same connections, which are ended with the reads: those are closed first. */
export async function openAccess(url: string, settings: PoolConfig = {}): Promise<DatabaseAccess> {
  if (!isPostgres(url)) return { database: await openDatabase(url), reads: await openReads(url) }
  const pool = await openPool(url, settings)
  return { database: await postgresDatabase(pool), reads: await postgresReads(pool) }
}
