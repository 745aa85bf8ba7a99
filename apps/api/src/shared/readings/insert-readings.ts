import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { Transaction } from '../../database/once.ts'

export interface Series {
  accountId: string
  kind: string
  source: string
  readings: readonly TimedValue[]
  /** Said of the database; then they are stored sooner. */
  isSqlite?: boolean
}

const COLUMNS = '"Reading" ("accountId","kind","at","value","source")'

/** Rows of one statement: SQLite writes them in some 10 ms, and the loop stands meanwhile. */
const CHUNK = 200
/** What a text may be made of to stand in the statement itself. */
const SAFE = /^[\w-]+$/

const literal = (text: string): string => {
  if (!SAFE.test(text))
    throw new Error(`A series is named ${JSON.stringify(text)}, which may not stand in a statement`)
  return `'${text}'`
}

/** The first reading of a moment stays. Steps are counted up within their hour: the highest count is the hour's. */
const conflictOf = (kind: string): string =>
  kind === 'steps'
    ? 'UPDATE SET "value" = excluded."value" WHERE excluded."value" > "Reading"."value"'
    : 'NOTHING'

/** As Prisma writes it. */
const timeOf = ({ at }: TimedValue): string => `${at.toISOString().slice(0, -1)}+00:00`

type Statement = [sql: string, ...parameters: string[]]

/**
 * The values are literals, since binding five parameters a row takes three times as long and Prisma's createMany thirty
 * times; it is the same SQL on SQLite and PostgreSQL.
 */
function asLiterals({ accountId, kind, source }: Series, rows: readonly TimedValue[]): Statement {
  const start = `(${literal(accountId)},${literal(kind)},'`
  const end = `,${literal(source)})`
  const values = rows.map((row) => `${start}${timeOf(row)}',${row.value}${end}`)
  return [`INSERT INTO ${COLUMNS} VALUES ${values.join(',')}`]
}

/** SQLite takes half as long where the rows come as one object in JSON, since it parses no statement as long as its rows. */
function asJson({ accountId, kind, source }: Series, rows: readonly TimedValue[]): Statement {
  const ofSeries = `${literal(accountId)},${literal(kind)},"key","value",${literal(source)}`
  const values = rows.map((row) => `"${timeOf(row)}":${row.value}`)
  // Without a condition its parser takes `ON` for that of a join.
  const sql = `INSERT INTO ${COLUMNS} SELECT ${ofSeries} FROM json_each(?) WHERE true`
  return [sql, `{${values.join(',')}}`]
}

/** Stores one series of readings, in which no moment stands twice; what is stored already stays. Gives how many rows that changed. */
export async function insertReadings(database: Transaction, series: Series): Promise<number> {
  const statementOf = series.isSqlite ? asJson : asLiterals
  let changed = 0

  for (let from = 0; from < series.readings.length; from += CHUNK) {
    // SQLite answers without letting go of the loop: others have their turn between two statements.
    if (from > 0) await nextTurn()
    const [insert, ...parameters] = statementOf(series, series.readings.slice(from, from + CHUNK))

    changed += await database.$executeRawUnsafe(
      `${insert} ON CONFLICT ("accountId","kind","at") DO ${conflictOf(series.kind)}`,
      ...parameters,
    )
  }

  return changed
}
