// Readings of the Reading table, which pages read by thousands: each query is one prepared statement.
import { MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { DEEP_NIGHT_HOURS, OXYGEN_LOW } from '@kangban/rules/thresholds'
import type { Slot } from '@kangban/rules/day/slots'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { MarkedKind } from '../../database/remembered/health-memory.ts'
import { momentOf, type PreparedReads, type Value } from '../../database/prepared-reads.ts'

const DEEP_NIGHT_MS = DEEP_NIGHT_HOURS * MS_PER_HOUR

/** How much of a stored time is kept to tell slots apart: both databases write UTC, and China's hours begin with its. */
const SLOT_CHARACTERS = { minute: 16, hour: 13 } as const

export interface KindSpan {
  accountId: string
  kind: MarkedKind
  from: Date
  to: Date
}

interface SlotRow {
  slot: string
  low: number
  high: number
  mean: number
  count: string | number
  [below: `below${number}`]: string | number
}

interface ValueRow {
  at: string
  value: number
}

/** `2026-03-02T02:10` of SQLite, `2026-03-02 02:10` of PostgreSQL, `:10` only for minutes. */
const startOfSlot = (text: string): Date =>
  new Date(`${text.slice(0, 10)}T${text.slice(11).padEnd(3, ':').padEnd(5, '0')}:00Z`)

const timed = ({ at, value }: ValueRow): TimedValue => ({ at: momentOf(at), value })

const VALUES = `SELECT "at", "value" FROM "Reading"
  WHERE "accountId" = $1 AND "kind" = $2 AND "at" >= $3 AND "at" < $4`

const valuesOf = ({ accountId, kind, from, to }: KindSpan): Value[] => [accountId, kind, from, to]

export const slotsRepository = (reads: PreparedReads) => ({
  /** From `from` to before `to`, oldest first. */
  values: async (span: KindSpan): Promise<TimedValue[]> =>
    (await reads.all<ValueRow>(`${VALUES} ORDER BY "at"`, valuesOf(span))).map(timed),

  /** Of the blood oxygen, those below the limit, oldest first. */
  oxygenFalls: async (span: Omit<KindSpan, 'kind'>): Promise<TimedValue[]> =>
    (
      await reads.all<ValueRow>(`${VALUES} AND "value" < $5 ORDER BY "at"`, [
        ...valuesOf({ ...span, kind: 'oxygen' }),
        OXYGEN_LOW,
      ])
    ).map(timed),

  async newestReading(span: KindSpan): Promise<TimedValue | null> {
    const sql = `${VALUES} ORDER BY "at" DESC LIMIT 1`
    const [row] = await reads.all<ValueRow>(sql, valuesOf(span))
    return row ? timed(row) : null
  },

  /** From `from` to before `to`, aggregated by the database; slots without a reading are left out. */
  async slots(
    unit: 'minute' | 'hour',
    { limits = [], ...span }: KindSpan & { limits?: readonly number[] },
  ): Promise<Slot[]> {
    const below = limits.map(
      (_, index) =>
        `, SUM(CASE WHEN "value" < CAST($${index + 5} AS DOUBLE PRECISION) THEN 1 ELSE 0 END) AS "below${index}"`,
    )

    const rows = await reads.all<SlotRow>(
      `SELECT SUBSTR(CAST("at" AS TEXT), 1, ${SLOT_CHARACTERS[unit]}) AS "slot", MIN("value") AS "low",
        MAX("value") AS "high", AVG("value") AS "mean", COUNT(*) AS "count" ${below.join('')}
       FROM "Reading" WHERE "accountId" = $1 AND "kind" = $2 AND "at" >= $3 AND "at" < $4
       GROUP BY 1 ORDER BY 1`,
      [...valuesOf(span), ...limits],
    )

    return rows.map(({ slot, low, high, mean, count, ...row }) => ({
      at: startOfSlot(slot),
      low,
      high,
      mean,
      count: Number(count),
      below: limits.map((_, index) => Number(row[`below${index}`])),
    }))
  },

  /** Mean skin temperature of each night, in the order of the days; null where nothing was measured. */
  async nightTemperatures(accountId: string, days: readonly string[]): Promise<(number | null)[]> {
    const nights = days.map((day) => startOfShanghaiDay(day))

    const means = nights.map(
      (_, index) =>
        `SELECT ${index} AS "night", AVG("value") AS "mean" FROM "Reading" WHERE "accountId" = $1
         AND "kind" = 'temperature' AND "at" >= $${2 * index + 2} AND "at" < $${2 * index + 3}`,
    )

    const rows = await reads.all<{ mean: number | null }>(
      `${means.join(' UNION ALL ')} ORDER BY 1`,
      [accountId, ...nights.flatMap((from) => [from, new Date(from.getTime() + DEEP_NIGHT_MS)])],
    )

    return rows.map(({ mean }) => mean)
  },
})
