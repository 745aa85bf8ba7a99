import type { Pool } from 'pg'
import { openPool } from './postgres-pool.ts'
import type { PrismaClient } from '../../../../prisma/generated/sqlite/client.ts'

/** The SQLite client's type stands for both: the models are the same. */
export type Database = PrismaClient

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url)

/** Transactions take turns; under load one waits longer for its turn than Prisma's two seconds. */
const transactionOptions = { maxWait: 20_000, timeout: 20_000 }

/** On connections that others use too. */
export async function postgresDatabase(pool: Pool, { endsPool = false } = {}): Promise<Database> {
  const { PrismaClient } = await import('../../../../prisma/generated/postgresql/client.ts')
  const { PrismaPg } = await import('@prisma/adapter-pg')

  const database: unknown = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: endsPool }),
    transactionOptions,
  })

  return database as Database
}

async function openSqlite(url: string): Promise<Database> {
  const { PrismaClient } = await import('../../../../prisma/generated/sqlite/client.ts')
  const { sqliteAdapter } = await import('./sqlite-adapter.ts')
  return new PrismaClient({ adapter: sqliteAdapter(url), transactionOptions })
}

/** Opens the database of a `file:` (SQLite) or `postgresql:` URL. */
export const openDatabase = async (url: string): Promise<Database> =>
  isPostgres(url) ? postgresDatabase(await openPool(url), { endsPool: true }) : openSqlite(url)

/** Prisma makes its engine for its first query, in some 100 ms: before the service is ready, not while the first write waits. */
export async function makeEngine(database: Database): Promise<void> {
  await database.$transaction((transaction) => transaction.account.findFirst())
}
