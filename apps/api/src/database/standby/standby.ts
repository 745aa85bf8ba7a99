// Reads that write nothing, from a standby of PostgreSQL, and never an answer that is older than its call: a call asks the primary
// how far its log has come and reads from a standby that has replayed it to there, else from the primary (ADR 30).
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '../../config/limits.ts'
import type { DatabaseAccess } from '../open-access.ts'
import { primaryWhereItFails } from './primary-where-it-fails.ts'
import { reportLost } from '../postgres-pool.ts'
import type { PreparedReads } from '../prepared-reads.ts'

/** From where calls read, and why from the primary; `failed` are reads that began on the standby and had to be made on the primary. */
export type ReadFrom = 'standby' | 'behind' | 'away' | 'failed'

export interface Standby {
  /**
   * What a call may read with from now on that writes nothing: it sees whatever was committed before. A read that fails on the
   * standby is made on the primary. Not for what is remembered under a mark, since the marks are read from the primary.
   */
  open(): Promise<DatabaseAccess>
  counts(): Readonly<Record<ReadFrom, number>>
  close(): Promise<void>
}

/** A commit is acknowledged when its log is flushed; where nobody waits for that, when it is there. */
const COMMITTED = `
  SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
               ELSE pg_current_wal_flush_lsn() END)::text AS "committed"`

/**
 * Follows: it is a standby and hears of its primary. A primary that was given up and has come back has a log of its own, which
 * says nothing of ours.
 */
const REPLAYED = `
  SELECT pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver) AS "follows",
         pg_last_wal_replay_lsn() >= $1::pg_lsn AS "has"`

const noCounts = () => ({ standby: 0, behind: 0, away: 0, failed: 0 })

/** Where there is none, the primary is read. */
export const noStandby = (primary: DatabaseAccess): Standby => ({
  open: async () => primary,
  counts: noCounts,
  close: async () => undefined,
})

/** Whether a standby has what was committed, as soon as it has, or when nobody waits any longer. */
async function hasReplayed(reads: PreparedReads, committed: string): Promise<ReadFrom> {
  const until = performance.now() + LIMITS.standbyWaitMs

  for (;;) {
    type Row = { follows: boolean; has: boolean | null }
    const [row] = await reads.all<Row>(REPLAYED, [committed])
    if (!row?.follows) return 'away'
    if (row.has) return 'standby'
    if (performance.now() >= until) return 'behind'
    await pause(LIMITS.standbyLookMs)
  }
}

/** @throws Error where nothing comes of the work in time; what comes of it later is nobody's */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController()

  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`the standby did not answer within ${ms} ms`)
  })

  try {
    return await Promise.race([work, late])
  } finally {
    work.catch(() => undefined)
    late.catch(() => undefined)
    over.abort()
  }
}

export function createStandby(primary: DatabaseAccess, standby: DatabaseAccess): Standby {
  const counts: Record<ReadFrom, number> = noCounts()
  let restsUntil = 0

  /** Who was not there is left alone for a while, so that not every call waits for it. */
  function rest(cause: unknown): void {
    restsUntil = performance.now() + LIMITS.standbyRestMs
    reportLost(cause instanceof Error ? cause : new Error(String(cause)))
  }

  function onFailure(cause: unknown): void {
    counts.failed += 1
    rest(cause)
  }

  async function look(): Promise<ReadFrom> {
    if (performance.now() < restsUntil) return 'away'
    const [row] = await primary.reads.all<{ committed: string }>(COMMITTED, [])
    if (!row) return 'away'

    try {
      const from = await inTime(hasReplayed(standby.reads, row.committed), LIMITS.standbyAnswerMs)
      if (from === 'away') rest('the standby follows no primary')
      return from
    } catch (cause) {
      rest(cause)
      return 'away'
    }
  }

  return {
    async open() {
      const from = await look()
      counts[from] += 1
      return from === 'standby' ? primaryWhereItFails(standby, primary, onFailure) : primary
    },
    counts: () => counts,
    async close() {
      await standby.reads.close()
      await standby.database.$disconnect()
    },
  }
}
