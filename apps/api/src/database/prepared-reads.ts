// Prisma is the model, the migrations and the ordinary queries. A few reads are made at every call or thousands of times a
// minute; those are one prepared statement each, still inside the repository of their feature. What that gains is in the
// table of `npm run bench`.
import type { CustomTypesConfig, Pool } from 'pg'
import Sqlite, { type Statement } from 'better-sqlite3'
import { isPostgres } from './open-database.ts'
import { PAGE_CACHE } from './page-cache.ts'
import { openPool } from './postgres-pool.ts'

export type Value = string | number | Date

export interface PreparedReads {
  /**
   * Rows of a SELECT that is the same SQL on SQLite and PostgreSQL, with `$1`, `$2`… for the values. Names are quoted as in
   * the schema. A timestamp comes as text, see `momentOf`. The text of the statement is its identity: never build it from
   * values.
   */
  all<Row extends object>(sql: string, values: readonly Value[]): Promise<Row[]>
  close(): Promise<void>
}

const ZERO = '0'.charCodeAt(0)

function digits(text: string, from: number, count: number): number {
  let number = 0
  for (let place = from; place < from + count; place++)
    number = number * 10 + text.charCodeAt(place) - ZERO
  return number
}

/** `2026-03-02T02:00:00.123+00:00` of SQLite; `2026-03-02 02:00:00` of PostgreSQL, which leaves out `.000`. */
const isUsual = (stored: string): boolean =>
  stored.length === 29
    ? stored.endsWith('+00:00')
    : stored.charAt(10) === ' ' && (stored.length === 23 || stored.length === 19)

const zoned = (stored: string): string =>
  /(Z|[+-]\d\d:\d\d)$/.test(stored) ? stored : `${stored.replace(' ', 'T')}Z`

/**
 * Both databases hold timestamps in UTC; PostgreSQL writes them without saying so. By the places of their digits they are read
 * nearly twice as quickly as `Date` does, and a page has hundreds.
 */
export function momentOf(stored: string): Date {
  if (!isUsual(stored)) return new Date(zoned(stored))

  return new Date(
    Date.UTC(
      digits(stored, 0, 4),
      digits(stored, 5, 2) - 1,
      digits(stored, 8, 2),
      digits(stored, 11, 2),
      digits(stored, 14, 2),
      digits(stored, 17, 2),
      stored.length === 19 ? 0 : digits(stored, 20, 3),
    ),
  )
}

/** A column of JSON, which SQLite holds as text and the driver of PostgreSQL reads. */
export const jsonOf = (stored: unknown): unknown =>
  typeof stored === 'string' ? JSON.parse(stored) : stored

/** As Prisma's adapter writes them, so that texts compare as moments do. */
const sqliteText = (value: Value) =>
  value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value

interface Waiting {
  read: () => object[]
  resolve: (rows: object[]) => void
  reject: (cause: unknown) => void
}

function answer({ read, resolve, reject }: Waiting): void {
  try {
    resolve(read())
  } catch (cause) {
    reject(cause)
  }
}

/**
 * Reads that arrive in one turn of the event loop are made together: one lock of the database for all of them, and
 * SQLite's code stays in the processor's cache, which doubles what the service answers under load. Each sees everything
 * that was committed before it was asked for.
 */
function createBatch({ begin, end }: { begin: () => void; end: () => void }) {
  let waiting: Waiting[] = []

  const flush = () => {
    const batch = waiting
    waiting = []

    try {
      begin()
      batch.forEach(answer)
      end()
    } catch (cause) {
      // Nobody waits for ever because the database could not be locked; who has an answer keeps it.
      for (const { reject } of batch) reject(cause)
    }
  }

  return (read: () => object[]) =>
    new Promise<object[]>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ read, resolve, reject })
    })
}

function sqliteReads(url: string): PreparedReads {
  const database = new Sqlite(url.replace(/^file:/, ''), { readonly: true, timeout: 5000 })
  database.pragma(PAGE_CACHE)
  const [begin, end] = [database.prepare('BEGIN'), database.prepare('COMMIT')]
  const batch = createBatch({ begin: () => void begin.run(), end: () => void end.run() })
  const prepared = new Map<string, { statement: Statement<Value[]>; order: number[] }>()

  /**
   * SQLite plans a statement anew when a value is bound that may change its plan, as a LIMIT or a value of a join may; that
   * took up to ten times what the reading took. Behind a plus it does not look at values, and compares them the same.
   */
  const prepare = (sql: string) => {
    const order: number[] = []

    const text = sql.replace(/\$(\d+)/g, (_, position: string) => {
      order.push(Number(position) - 1)
      return '+?'
    })

    const made = { statement: database.prepare<Value[]>(text), order }
    prepared.set(sql, made)
    return made
  }

  return {
    async all<Row extends object>(sql: string, values: readonly Value[]) {
      const texts = values.map(sqliteText)

      const rows = await batch(() => {
        const { statement, order } = prepared.get(sql) ?? prepare(sql)
        return statement.all(...order.map((position) => texts[position] ?? '')) as Row[]
      })

      return rows as Row[]
    },
    close: async () => void database.close(),
  }
}

const asText = (stored: string) => stored

/** On connections that others use too, until it is closed. */
export async function postgresReads(pool: Pool): Promise<PreparedReads> {
  const { default: pg } = await import('pg')
  const { TIMESTAMP } = pg.types.builtins

  const types: CustomTypesConfig = {
    getTypeParser: (oid, format) =>
      oid === TIMESTAMP ? asText : pg.types.getTypeParser(oid, format),
  }

  const names = new Map<string, string>()

  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `read-${names.size + 1}`
    names.set(sql, name)
    return name
  }

  return {
    async all<Row extends object>(sql: string, values: readonly Value[]) {
      const texts = values.map((value) =>
        value instanceof Date ? value.toISOString().slice(0, -1) : value,
      )

      const { rows } = await pool.query<Row>({ name: nameOf(sql), text: sql, values: texts, types })
      return rows
    },
    close: () => pool.end(),
  }
}

export const openReads = async (url: string): Promise<PreparedReads> =>
  isPostgres(url) ? postgresReads(await openPool(url)) : sqliteReads(url)
