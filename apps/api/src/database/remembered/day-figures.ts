// What days that are over came to, kept in the database under the mark of their readings (ADR 25). It fills itself after
// answers, may be emptied at any moment, and costs nobody anything but time where it cannot be written.
import { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import type { Database } from '../open-database.ts'
import type { PreparedReads } from '../prepared-reads.ts'

/** Of which an account has one for each day. */
interface Series {
  accountId: string
  kind: string
  name: string
}

interface Figure {
  day: string
  /** What its readings had when they were read. */
  mark: string
  value: number | null
}

export interface DayFigures {
  /** Of the days from the first to the last, those that are kept, whatever their mark. */
  read(series: Series, days: readonly string[]): Promise<Figure[]>
  /** Writes them after a while, those alone whose mark is still the same then. */
  keep(series: Series, figures: readonly Figure[]): void
  /** When all is written that was to be kept. */
  written(): Promise<void>
  clear(): Promise<void>
  /** What is not written yet is reckoned again by whoever asks next. */
  close(): Promise<void>
}

type Row = Series & Figure

/** So that the answer is out, and what one page keeps is one statement. */
const AFTER_MS = 500
const ROWS_OF_STATEMENT = 200

const keyOf = ({ accountId, kind, day, name }: Row) => `${accountId} ${kind} ${day} ${name}`

/** In the order of their keys, so that two replicas do not wait for each other in a ring; no row of an account that is gone. */
const insert = (rows: readonly Row[], madeBy: string) => {
  const values = rows.map(
    ({ accountId, kind, day, name, mark, value }) =>
      Prisma.sql`(${accountId}, ${kind}, ${day}, ${name}, ${mark}, ${value})`,
  )

  return Prisma.sql`
    INSERT INTO "DayFigure" ("accountId", "kind", "day", "name", "mark", "madeBy", "value")
    SELECT "column1", "column2", "column3", "column4", "column5", ${madeBy}, CAST("column6" AS DOUBLE PRECISION)
    FROM (VALUES ${Prisma.join(values)}) AS made JOIN "Account" ON "id" = "column1"
    LEFT JOIN "HealthMark" AS m ON m."accountId" = "column1" AND m."part" = "column2" AND m."day" = "column3"
    WHERE COALESCE(m."mark", '') = "column5" ORDER BY 1, 2, 3, 4
    ON CONFLICT ("accountId", "kind", "day", "name")
    DO UPDATE SET "mark" = excluded."mark", "madeBy" = excluded."madeBy", "value" = excluded."value"`
}

/** `madeBy` tells the code that reckons figures from every other version of it. */
export function createDayFigures(
  { database, reads }: { database: Database; reads: PreparedReads },
  madeBy: string,
): DayFigures {
  const waiting = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  const writeWaiting = async () => {
    while (waiting.size > 0) {
      const rows = [...waiting.values()].slice(0, ROWS_OF_STATEMENT)
      for (const row of rows) waiting.delete(keyOf(row))
      await database.$executeRaw(insert(rows, madeBy))
    }
  }

  const write = () => {
    clearTimeout(timer)
    timer = undefined

    last = last.then(writeWaiting).catch((cause: unknown) => {
      waiting.clear()
      console.error(`Figures of days are not kept: ${String(cause)}`)
    })

    return last
  }

  return {
    read: ({ accountId, kind, name }, days) =>
      reads.all<Figure>(
        `SELECT "day", "mark", "value" FROM "DayFigure" WHERE "accountId" = $1 AND "kind" = $2
         AND "day" BETWEEN $3 AND $4 AND "name" = $5 AND "madeBy" = $6`,
        [accountId, kind, days[0] ?? '', days.at(-1) ?? '', name, madeBy],
      ),

    keep(series, figures) {
      for (const figure of figures) {
        const row = { ...series, ...figure }
        waiting.set(keyOf(row), row)
      }

      timer ??= setTimeout(() => void write(), AFTER_MS).unref()
    },

    written: write,

    async clear() {
      waiting.clear()
      await write()
      await database.dayFigure.deleteMany()
    },

    close() {
      waiting.clear()
      return write()
    },
  }
}
