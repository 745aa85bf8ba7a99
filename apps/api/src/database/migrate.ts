// Applies prisma/migrations*/NAME/migration.sql in order and keeps the book that `prisma migrate deploy` keeps,
// so that either may follow the other and no Prisma command is needed where the service runs.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { isPostgres } from './open-database.ts'
import { inTurn } from './shared-place.ts'

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

async function connect(url: string): Promise<SqlDriverAdapter> {
  if (isPostgres(url)) {
    const { PrismaPg } = await import('@prisma/adapter-pg')
    const adapter = await new PrismaPg({ connectionString: url }).connect()
    const driver = adapter.underlyingDriver()

    // The adapter parts a script at every semicolon, those of a function too; the server knows where a statement ends.
    adapter.executeScript = async (script) => {
      await driver.query(script)
    }

    return adapter
  }

  mkdirSync(dirname(url.replace(/^file:/, '')), { recursive: true })
  const { PrismaBetterSqlite3 } = await import('@prisma/adapter-better-sqlite3')
  return new PrismaBetterSqlite3({ url }).connect()
}

async function appliedMigrations(
  adapter: SqlDriverAdapter,
  time: string,
): Promise<Map<string, string>> {
  await adapter.executeScript(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" ${time},
    "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" ${time},
    "started_at" ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`)

  const { rows } = await adapter.queryRaw({
    sql: `SELECT migration_name, checksum FROM "_prisma_migrations"
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    args: [],
    argTypes: [],
  })

  return new Map(rows.map((row) => [String(row[0]), String(row[1])]))
}

const folderOf = (postgres: boolean) =>
  fileURLToPath(
    new URL(`../../../../prisma/migrations${postgres ? '-postgresql' : ''}`, import.meta.url),
  )

/** The migrations that this version knows, in order. */
export const migrationNames = (postgres: boolean): string[] =>
  readdirSync(folderOf(postgres))
    .filter((entry) => /^\d{14}_/.test(entry))
    .toSorted()

export const migrationText = (postgres: boolean, name: string): string =>
  readFileSync(`${folderOf(postgres)}/${name}/migration.sql`, 'utf8')

/**
 * Brings the database to the newest schema; gives the names of the migrations that it applied. Replicas that start together
 * take turns; on SQLite there is one service.
 */
export const migrate = (url: string): Promise<string[]> =>
  isPostgres(url) ? inTurn(url, 'migrations', () => applyNew(url)) : applyNew(url)

async function applyNew(url: string): Promise<string[]> {
  const postgres = isPostgres(url)
  const adapter = await connect(url)

  try {
    const done = await appliedMigrations(adapter, postgres ? 'TIMESTAMPTZ' : 'DATETIME')
    const applied: string[] = []

    for (const name of migrationNames(postgres)) {
      const sql = migrationText(postgres, name)
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = done.get(name)

      if (before !== undefined) {
        if (before !== checksum)
          throw new Error(`Migration ${name} was edited after it was applied`)
        continue
      }

      const book = `INSERT INTO "_prisma_migrations"
        ("id","checksum","migration_name","finished_at","applied_steps_count")
        VALUES (${quote(randomUUID())},${quote(checksum)},${quote(name)},${postgres ? 'now()' : Date.now()},1);`

      // SQLite ignores PRAGMA foreign_keys inside a transaction, and Prisma's table rebuilds need it.
      const bare = /PRAGMA foreign_keys/i.test(sql)
      await adapter.executeScript(bare ? `${sql}\n${book}` : `BEGIN;\n${sql}\n;${book}\nCOMMIT;`)
      applied.push(name)
    }

    return applied
  } finally {
    await adapter.dispose()
  }
}
