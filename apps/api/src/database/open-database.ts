import type { PrismaClient } from '../../../../prisma/generated/sqlite/client.ts'

/** The SQLite client's type stands for both: the models are the same. */
export type Database = PrismaClient

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url)

async function openPostgres(url: string): Promise<Database> {
  const { PrismaClient } = await import('../../../../prisma/generated/postgresql/client.ts')
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const database: unknown = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
  return database as Database
}

async function openSqlite(url: string): Promise<Database> {
  const { PrismaClient } = await import('../../../../prisma/generated/sqlite/client.ts')
  const { sqliteAdapter } = await import('./sqlite-adapter.ts')
  return new PrismaClient({ adapter: sqliteAdapter(url) })
}

/** Opens the database of a `file:` (SQLite) or `postgresql:` URL. */
export const openDatabase = (url: string): Promise<Database> => (isPostgres(url) ? openPostgres(url) : openSqlite(url))
