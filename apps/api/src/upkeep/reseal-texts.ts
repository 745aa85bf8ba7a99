import { type Database, isPostgres } from '../database/open-database.ts'
import { type Ask, type CipherColumn, cipherColumns } from './cipher-columns.ts'

/** So few that whoever writes meanwhile hardly waits. */
const BATCH = 200

export const asking =
  (database: Database): Ask =>
  <Row extends object>(sql: string) =>
    database.$queryRawUnsafe<Row[]>(sql)

interface Row {
  place: string | number | bigint
  sealed: string
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Where a row is, until it is written anew. */
const placeOf = (postgres: boolean) => (postgres ? 'ctid::text' : 'rowid')

async function resealRow(
  database: Database,
  { table, column }: CipherColumn,
  { row, text, postgres }: { row: Row; text: string; postgres: boolean },
): Promise<void> {
  const place = postgres ? `ctid = ${quoted(String(row.place))}::tid` : `rowid = ${row.place}`

  // Only where nobody wrote meanwhile: what is written now is of the newest key already.
  await database.$executeRawUnsafe(
    `UPDATE "${table}" SET "${column}" = ${quoted(text)}
      WHERE ${place} AND "${column}" = ${quoted(row.sealed)}`,
  )
}

/**
 * Seals anew, in batches, every text whose beginning is not (or is) the given one; whoever is interrupted goes on with the
 * rest. Gives how many there were.
 */
export async function resealTexts(
  { database, url }: { database: Database; url: string },
  which: { begins: boolean; prefix: string },
  reseal: (sealed: string) => string,
): Promise<{ texts: number; tables: string[] }> {
  const postgres = isPostgres(url)
  const tables = new Set<string>()
  let texts = 0

  for (const column of await cipherColumns(asking(database), postgres)) {
    const is = which.begins ? '=' : '<>'
    const { prefix } = which

    for (;;) {
      const rows = await asking(database)<Row>(
        `SELECT ${placeOf(postgres)} AS "place", "${column.column}" AS "sealed" FROM "${column.table}"
          WHERE substr("${column.column}", 1, ${prefix.length}) ${is} ${quoted(prefix)}
            AND "${column.column}" <> '' LIMIT ${BATCH}`,
      )

      if (rows.length === 0) break
      for (const row of rows)
        await resealRow(database, column, { row, text: reseal(row.sealed), postgres })
      texts += rows.length
      tables.add(column.table)
    }
  }

  return { texts, tables: [...tables] }
}
