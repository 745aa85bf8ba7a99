import type { TimedValue } from '../../apps/api/src/rules/warning-rules.ts'
import type { Prisma } from '../generated/sqlite/client.ts'

export interface Series {
  accountId: string
  kind: string
  source: string
  readings: readonly TimedValue[]
}

/** Rows of one statement: more gain nothing. */
const CHUNK = 2000
/** What a text may be made of to stand in the statement itself. */
const SAFE = /^[\w-]+$/

const literal = (text: string): string => {
  if (!SAFE.test(text)) throw new Error(`A series is named ${JSON.stringify(text)}, which may not stand in a statement`)
  return `'${text}'`
}

/**
 * Stores one series of readings. The statement holds its values as literals, since binding five parameters a row takes
 * three times as long and Prisma's createMany thirty times; it is the same SQL on SQLite and PostgreSQL. The time is
 * written as Prisma writes it.
 */
export async function insertReadings(database: Prisma.TransactionClient, series: Series): Promise<void> {
  const start = `(${literal(series.accountId)},${literal(series.kind)},'`
  const end = `,${literal(series.source)})`
  for (let from = 0; from < series.readings.length; from += CHUNK) {
    const rows = series.readings
      .slice(from, from + CHUNK)
      .map(({ at, value }) => `${start}${at.toISOString().slice(0, -1)}+00:00',${value}${end}`)
    await database.$executeRawUnsafe(
      `INSERT INTO "Reading" ("accountId","kind","at","value","source") VALUES ${rows.join(',')}`,
    )
  }
}
