// An empty database for every app under test.
import { join } from 'node:path'
import { emptyDatabase } from '../database/empty-database.ts'
import { migrate } from '../database/migrate.ts'

/** TEST_DATABASE_URL is a PostgreSQL server; each worker of vitest has a database of its own there, one app after the other. */
async function workersDatabase(url: string): Promise<string> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const own = new URL(url)
  own.pathname += `_${process.env['VITEST_POOL_ID'] ?? '1'}`
  const name = own.pathname.slice(1)
  const adapter = await new PrismaPg({ connectionString: url }).connect()

  try {
    const { rows } = await adapter.queryRaw({
      sql: 'SELECT 1 FROM pg_database WHERE datname = $1',
      args: [name],
      argTypes: [{ scalarType: 'string', arity: 'scalar' }],
    })

    if (rows.length === 0) await adapter.executeScript(`CREATE DATABASE "${name}"`)
  } finally {
    await adapter.dispose()
  }

  return own.href
}

/** Gives the URL of a database with the newest schema and nothing in it: a file in that folder, or on PostgreSQL. */
export async function emptyTestDatabase(dataDir: string): Promise<string> {
  const server = process.env['TEST_DATABASE_URL']
  const url = server ? await workersDatabase(server) : `file:${join(dataDir, 'test.db')}`
  await emptyDatabase(url)
  await migrate(url)
  return url
}
