import { type Ask, cipherColumns, textsByKey } from '../cipher-columns.ts'

export interface Looked {
  migration: string
  rows: Record<string, number>
  keyIds: Set<string>
  /** Every picture that has a row. */
  pictures: string[]
}

const tablesOf = (postgres: boolean) =>
  postgres
    ? // The months of readings are counted where they belong.
      `SELECT relname AS "name" FROM pg_class WHERE relnamespace = current_schema()::regnamespace
          AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`
    : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1`

/** What a manifest tells of a database; asked of one state of it, whatever is written meanwhile. */
export async function lookInto(ask: Ask, postgres: boolean): Promise<Looked> {
  const rows: Record<string, number> = {}

  for (const { name } of await ask<{ name: string }>(tablesOf(postgres))) {
    const [counted] = await ask<{ count: number | string }>(
      `SELECT COUNT(*) AS "count" FROM "${name}"`,
    )

    rows[name] = Number(counted?.count ?? 0)
  }

  const keyIds = new Set<string>()

  for (const column of await cipherColumns(ask, postgres))
    for (const id of (await textsByKey(ask, column, postgres)).keys()) keyIds.add(id)

  const [newest] = await ask<{ name: string }>(
    'SELECT MAX(migration_name) AS "name" FROM "_prisma_migrations" WHERE finished_at IS NOT NULL',
  )

  const pictures = await ask<{ id: string }>('SELECT "id" FROM "StoredFile"')
  return { migration: newest?.name ?? '', rows, keyIds, pictures: pictures.map(({ id }) => id) }
}
