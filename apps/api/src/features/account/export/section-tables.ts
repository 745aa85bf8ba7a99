import { HEALTH_ANSWERS } from '@kangban/contracts'
import { BOM, type Cell, csvLine } from './csv.ts'
import { CODE_WORDS, COLUMN_WORDS, INNER_WORDS, SECTION_FILES } from './column-words.ts'
import type { Table } from './metric-tables.ts'
import type { Json, Row } from './open-row.ts'
import type { sections } from './sections.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/

/** What the person answered, in the words of the question. */
function answerWord(column: string, value: Json): Cell {
  const words: Readonly<Record<string, string>> | undefined = Object.hasOwn(HEALTH_ANSWERS, column)
    ? HEALTH_ANSWERS[column as keyof typeof HEALTH_ANSWERS]
    : undefined

  return words?.[plain(value)] ?? null
}

function textCell(column: string, text: string): Cell {
  return MOMENT.test(text) ? new Date(text) : (CODE_WORDS[column]?.[text] ?? text)
}

function cellOf(column: string, value: Json): Cell {
  if (value === null) return null
  if (typeof value === 'string') return textCell(column, value)
  if (typeof value === 'object')
    return Array.isArray(value) ? listText(column, value) : pairsText(value)
  return answerWord(column, value) ?? value
}

const plain = (value: Json): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')

const inner = (key: string, value: Json): string => CODE_WORDS[key]?.[plain(value)] ?? plain(value)

const listText = (column: string, values: readonly Json[]): string =>
  values.map((value) => inner(column, value)).join('；')

const pairsText = (row: Row): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${INNER_WORDS[key] ?? headOf(key)}：${inner(key, value)}`)
    .join('；')

const headOf = (column: string): string => COLUMN_WORDS[column] ?? column

export function rowsText(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})

  return (
    BOM +
    csvLine(columns.map(headOf)) +
    rows
      .map((row) => csvLine(columns.map((column) => cellOf(column, row[column] ?? null))))
      .join('')
  )
}

/** One thing below the other: a single row with forty columns is read by nobody. */
const uprightText = (row: Row): string =>
  BOM +
  csvLine(['项目', '内容']) +
  Object.entries(row)
    .map(([column, value]) => csvLine([headOf(column), cellOf(column, value)]))
    .join('')

const textOf = (text: string) =>
  async function* () {
    yield text
  }

/** What the account holds besides measurements and reports; a table without a row is left out. */
export function sectionTables(all: ReturnType<typeof sections>): Table[] {
  const { account, profile } = all

  const rest = Object.entries(SECTION_FILES).flatMap(([section, name]) => {
    const rows = all[section as keyof typeof SECTION_FILES]
    return rows.length === 0 ? [] : { path: `账号/${name}.csv`, text: textOf(rowsText(rows)) }
  })

  return [
    { path: '账号/账号.csv', text: textOf(uprightText(account)) },
    ...(profile ? [{ path: '账号/个人资料.csv', text: textOf(uprightText(profile)) }] : []),
    ...rest,
  ]
}
