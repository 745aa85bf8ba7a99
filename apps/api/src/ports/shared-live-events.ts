// Live events at all replicas, over PostgreSQL. A notification holds ids alone: what was measured is read from a row, by the
// replicas that have a page open for it, and a replica that heard nothing for a while reads what it missed.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { LiveEvent } from '@kangban/contracts'
import { listenTo } from '../database/postgres-listener.ts'
import { poolConfig, reportLost } from '../database/postgres-pool.ts'
import { unavailable } from '../database/unavailable.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'

const CHANNEL = 'kangban_live'
/** Notes that were written before the connection was lost may be told after it. */
const OVERLAP_MS = 5 * MS_PER_SECOND
/** So long a note is kept for those who missed it. */
const KEPT_MS = 10 * MS_PER_MINUTE
/** A standby that takes over lacks less than that of what its primary committed. */
const AGAIN_MS = 30 * MS_PER_SECOND
const CONNECTIONS = 2
/**
 * A commit with a NOTIFY holds a lock of the whole server until it is over. One that waits for disk and standby let 65 to 160
 * events a second through for all replicas together, one that does not 3,000. What a server takes with it when it dies is
 * added again by the replica that told it.
 */
const UNHURRIED = '-c synchronous_commit=off'

interface Note {
  id: string
  accountId: string
  event: LiveEvent
}

const NOTES = 'SELECT "id", "accountId", "event" FROM "LiveNote"'

/**
 * Adds notes and tells of them, in one statement, so that nobody is told of a row that cannot be read yet. Added again, since
 * nobody knows whether they are there, they are told once: who was not listening then reads them afterwards.
 */
const ADD = `WITH note AS (
    INSERT INTO "LiveNote" ("id", "accountId", "origin", "event", "at")
    SELECT n."id", n."accountId", $1, n."event"::jsonb, now()
      FROM unnest($2::text[], $3::text[], $4::text[]) AS n("id", "accountId", "event")
     WHERE EXISTS (SELECT FROM "Account" WHERE "Account"."id" = n."accountId")
    ON CONFLICT DO NOTHING RETURNING "id", "accountId")
  SELECT pg_notify('${CHANNEL}', "id" || ' ' || "accountId" || ' ' || $1) FROM note`

/** A database that is restarted, or whose standby takes over, is back by then. */
const TRIES = 20

const report = (cause: unknown) =>
  console.error(
    `Live events of other replicas: ${cause instanceof Error ? cause.message : String(cause)}`,
  )

/** Whether an id is new among those of the last minutes, so that none is told twice. */
function createSeen(): (id: string) => boolean {
  const seen = new Map<string, number>()

  return (id) => {
    const now = performance.now()

    for (const [old, at] of seen) {
      if (now - at < KEPT_MS) break
      seen.delete(old)
    }

    if (seen.has(id)) return false
    seen.set(id, now)
    return true
  }
}

/** The notes of the last `AGAIN_MS`. */
function createRecent() {
  const notes: { note: Note; addedAt: number }[] = []

  return {
    add(note: Note) {
      const now = performance.now()
      const young = notes.findIndex(({ addedAt }) => now - addedAt < AGAIN_MS)
      notes.splice(0, young === -1 ? notes.length : young)
      notes.push({ note, addedAt: now })
    },
    all: () => notes.map(({ note }) => note),
  }
}

/** Connects with the first event or page. */
export async function createSharedLiveEvents(url: string): Promise<LiveEvents> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ ...poolConfig(url), max: CONNECTIONS, options: UNHURRIED })
  pool.on('error', reportLost)
  const local = createLiveEvents()
  const origin = randomUUID()
  const isNew = createSeen()
  const recent = createRecent()
  let open: { close: () => Promise<void> } | undefined
  let isClosed = false
  let told: string[] = []

  async function tell(where: string, values: readonly unknown[]): Promise<void> {
    const { rows } = await pool.query<Note>(`${NOTES} WHERE ${where} ORDER BY "at"`, [...values])

    for (const { id, accountId, event } of rows)
      if (local.isFollowed(accountId) && isNew(id)) local.publish(accountId, event)
  }

  /** What was told of in one turn of the loop is read at once. */
  function readTold(): void {
    const ids = told
    told = []
    tell('"id" = ANY($1)', [ids]).catch(report)
  }

  /** Also where the database is away for the moment, as when it dies between what was stored and this. */
  async function add(notes: readonly Note[]): Promise<void> {
    const ids = notes.map(({ id }) => id)
    const accountIds = notes.map(({ accountId }) => accountId)
    const events = notes.map(({ event }) => JSON.stringify(event))

    for (let left = TRIES; ; left--)
      try {
        await pool.query(ADD, [origin, ids, accountIds, events])
        return
      } catch (cause) {
        if (isClosed || left === 1 || !unavailable(cause)) throw cause
        await pause(MS_PER_SECOND, undefined, { ref: false })
      }
  }

  function payload(text: string): void {
    const [id = '', accountId = '', from] = text.split(' ')
    if (from === origin || !local.isFollowed(accountId)) return
    if (told.length === 0) setImmediate(readTold)
    told.push(id)
  }

  async function connected(silentMs: number): Promise<void> {
    add(recent.all()).catch(report)

    await tell('"at" > now() - make_interval(secs => $1) AND "origin" <> $2', [
      (silentMs + OVERLAP_MS) / MS_PER_SECOND,
      origin,
    ])
  }

  const forget = () =>
    pool
      .query('DELETE FROM "LiveNote" WHERE "at" < now() - make_interval(secs => $1)', [
        KEPT_MS / MS_PER_SECOND,
      ])
      .catch(report)

  function begin(): void {
    if (open || isClosed) return
    const listener = listenTo(url, CHANNEL, { payload, connected })
    const forgetting = setInterval(() => void forget(), MS_PER_MINUTE).unref()

    open = {
      close() {
        clearInterval(forgetting)
        return listener.close()
      },
    }
  }

  return {
    publish(accountId, event) {
      local.publish(accountId, event)
      if (isClosed) return
      begin()
      const note = { id: randomUUID(), accountId, event }
      recent.add(note)
      add([note]).catch(report)
    },
    listen(signal) {
      begin()
      return local.listen(signal)
    },
    async close() {
      isClosed = true
      await local.close()
      await open?.close()
      await pool.end()
    },
  }
}
