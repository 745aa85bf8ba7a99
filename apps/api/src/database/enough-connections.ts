import { isPostgres } from './open-database.ts'
import { PROCESS_NAMES } from './postgres-pool.ts'
import type { PreparedReads } from './prepared-reads.ts'

/** Beside the pool: two of live events and one that listens for them, two of jobs. An export has one more while it lasts. */
const BESIDE_POOL = 5

const WANTED = `
  SELECT current_setting('max_connections')::int
           - current_setting('superuser_reserved_connections')::int AS "most",
         count(DISTINCT "application_name")::int AS "processes"
    FROM pg_stat_activity WHERE "application_name" LIKE '${PROCESS_NAMES}%'`

/**
 * Says so where the server takes fewer connections than the services want that are there now; null where it has enough. Until
 * they all need theirs nothing fails, and then calls do.
 */
export async function tooFewConnections(
  reads: PreparedReads,
  { databaseUrl, databasePool }: { databaseUrl: string; databasePool: number },
): Promise<string | null> {
  if (!isPostgres(databaseUrl)) return null
  const [row] = await reads.all<{ most: number; processes: number }>(WANTED, [])
  if (!row) return null
  const each = databasePool + BESIDE_POOL
  const wanted = row.processes * each
  if (wanted <= row.most) return null

  return `PostgreSQL lets ${row.most} connections in, and the ${row.processes} processes of this service that are there want up to ${each} each, ${wanted}: raise max_connections, or lower DATABASE_POOL, which is ${databasePool}`
}
