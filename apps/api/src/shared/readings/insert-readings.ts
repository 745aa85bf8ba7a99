import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { Transaction } from '../../database/once.ts'

export interface Series {
  accountId: string
  kind: string
  source: string
  readings: readonly TimedValue[]
}

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

/**
 * Stores one series of readings, in which no moment stands twice; what is stored already stays. Gives how many rows that
 * changed. The statement holds its values as literals, since binding five parameters a row takes three times as long and
 * Prisma's createMany thirty times; it is the same SQL on SQLite and PostgreSQL. The time is written as Prisma writes it.
 */
export async function insertReadings(database: Transaction, series: Series): Promise<number> {
  const start = `(${literal(series.accountId)},${literal(series.kind)},'`
  const end = `,${literal(series.source)})`
  let changed = 0

  for (let from = 0; from < series.readings.length; from += CHUNK) {
    // SQLite answers without letting go of the loop: others have their turn between two statements.
    if (from > 0) await nextTurn()

    const rows = series.readings
      .slice(from, from + CHUNK)
      .map(({ at, value }) => `${start}${at.toISOString().slice(0, -1)}+00:00',${value}${end}`)

    changed += await database.$executeRawUnsafe(
      `INSERT INTO "Reading" ("accountId","kind","at","value","source") VALUES ${rows.join(',')}
       ON CONFLICT ("accountId","kind","at") DO ${conflictOf(series.kind)}`,
    )
  }

  return changed
}
