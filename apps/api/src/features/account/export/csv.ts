import { shanghaiTime } from '@kangban/china-time'

/** Tells spreadsheets that the text is UTF-8; without it they show Chinese as noise. */
export const BOM = '\u{FEFF}'

export type Cell = string | number | boolean | Date | null | undefined

/** A spreadsheet would run it as a formula, or round its last digits away. */
const NEEDS_CARE = /^[=+\-@\t\r]|^\d{12,}$/

const QUOTED = /[",\r\n]/

/** 2026-03-02 08:26:00, China's time: spreadsheets know it for a time. */
export const timeText = (at: Date): string => shanghaiTime(at).slice(0, 19).replace('T', ' ')

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isNaN(cell) ? '' : String(cell)
  if (typeof cell === 'boolean') return cell ? '是' : '否'
  if (cell instanceof Date) return timeText(cell)
  const text = NEEDS_CARE.test(cell) ? `\t${cell}` : cell
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a table, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

/** A table as it is written: the head, then the rows as they come. */
export async function* csvOf<Row>(
  head: readonly string[],
  rows: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield BOM + csvLine(head)
  for await (const page of rows) yield page.map((row) => csvLine(cells(row))).join('')
}
