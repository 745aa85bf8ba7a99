/** A text table: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length)

  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** `part` of `whole` in percent, a dash where there is nothing to divide by. */
export function percent(part: number, whole: number, decimals = 3): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(decimals)
}

/** Rows by what `key` says of them, in the order of their first ones. */
export function groups<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
): [name: string, rows: Row[]][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row])
  return [...found]
}
