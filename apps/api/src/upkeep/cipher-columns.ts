/** Rows of a SELECT, of whichever database. */
export type Ask = <Row extends object>(sql: string) => Promise<Row[]>

export interface CipherColumn {
  table: string
  column: string
}

const ON_SQLITE = `SELECT m.name AS "table", c.name AS "column"
  FROM sqlite_master m JOIN pragma_table_info(m.name) c
 WHERE m.type = 'table' AND c.name LIKE '%Cipher' ORDER BY 1, 2`

const ON_POSTGRES = `SELECT c.table_name AS "table", c.column_name AS "column"
  FROM information_schema.columns c
 WHERE c.table_schema = current_schema() AND c.column_name LIKE '%Cipher' ORDER BY 1, 2`

/** Every column of sealed texts, as the database itself tells them, so that none is forgotten. */
export const cipherColumns = (ask: Ask, postgres: boolean): Promise<CipherColumn[]> =>
  ask<CipherColumn>(postgres ? ON_POSTGRES : ON_SQLITE)

/** What stands before the first point of a sealed text: the id of its key. */
const keyIdOf = (column: string, postgres: boolean) =>
  postgres
    ? `split_part("${column}", '.', 1)`
    : `substr("${column}", 1, instr("${column}", '.') - 1)`

/** How many texts of a column each key has sealed. */
export async function textsByKey(
  ask: Ask,
  { table, column }: CipherColumn,
  postgres: boolean,
): Promise<Map<string, number>> {
  const rows = await ask<{ id: string; count: number | bigint | string }>(
    `SELECT ${keyIdOf(column, postgres)} AS "id", COUNT(*) AS "count" FROM "${table}"
      WHERE "${column}" IS NOT NULL GROUP BY 1`,
  )

  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** The id of the key that sealed the bytes of a file. */
export function fileKeyId(bytes: Uint8Array): string {
  const dot = bytes.indexOf('.'.charCodeAt(0))
  return Buffer.from(bytes.subarray(0, Math.max(dot, 0))).toString()
}
