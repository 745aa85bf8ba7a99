// Live events at all replicas, over PostgreSQL. A notification holds ids alone: what was measured is read from a row, by the
// replicas that have a page open for it, and a replica that heard nothing for a while reads what it missed.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { LiveEvent } from '@kangban/contracts'
import type { Client } from 'pg'
import { poolConfig, reportLost } from '../database/postgres-pool.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'

const CHANNEL = 'kangban_live'
/** Whoever was not heard for so long has lost the connection, whatever the network says. */
const HEARTBEAT_MS = 2 * MS_PER_SECOND
const PAUSES_MS = [100, 250, 500, 1000, 2000]
/** Notes that were written before the connection was lost may be told after it. */
const OVERLAP_MS = 5 * MS_PER_SECOND
/** So long a note is kept for those who missed it. */
const KEPT_MS = 10 * MS_PER_MINUTE
const CONNECTIONS = 2

const NOTES = 'SELECT "id", "accountId", "event" FROM "LiveNote"'

interface Note {
  id: string
  accountId: string
  event: LiveEvent
}

/** Of the ids that were told, those of the last minutes, so that none is told twice. */
function createSeen() {
  const seen = new Map<string, number>()

  return {
    /** Whether it is new. */
    add(id: string): boolean {
      const now = performance.now()

      for (const [old, at] of seen) {
        if (now - at < KEPT_MS) break
        seen.delete(old)
      }

      if (seen.has(id)) return false
      seen.set(id, now)
      return true
    },
  }
}

/** Connects with the first event or page, and again whenever the connection is lost. */
export async function createSharedLiveEvents(url: string): Promise<LiveEvents> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ ...poolConfig(url), max: CONNECTIONS })
  pool.on('error', reportLost)
  const local = createLiveEvents()
  const origin = randomUUID()
  const seen = createSeen()
  const timers: NodeJS.Timeout[] = []
  let isClosed = false
  let listener: Client | undefined
  let lastHeard = Number.NaN
  let told: string[] = []

  const report = (cause: unknown) =>
    console.error(
      `Live events of other replicas: ${cause instanceof Error ? cause.message : String(cause)}`,
    )

  const tell = (notes: readonly Note[]) => {
    for (const { id, accountId, event } of notes)
      if (local.isFollowed(accountId) && seen.add(id)) local.publish(accountId, event)
  }

  /** What was told of in one turn of the loop is read at once. */
  async function readTold(): Promise<void> {
    const ids = told
    told = []
    const { rows } = await pool.query<Note>(`${NOTES} WHERE "id" = ANY($1) ORDER BY "at"`, [ids])
    tell(rows)
  }

  async function readMissed(): Promise<void> {
    const seconds = (performance.now() - lastHeard + OVERLAP_MS) / MS_PER_SECOND

    const { rows } = await pool.query<Note>(
      `${NOTES} WHERE "at" > now() - make_interval(secs => $1) AND "origin" <> $2 ORDER BY "at"`,
      [seconds, origin],
    )

    tell(rows)
  }

  function onNotification(payload = ''): void {
    const [id = '', accountId = '', from] = payload.split(' ')
    if (from === origin || !local.isFollowed(accountId)) return
    if (told.length === 0) setImmediate(() => void readTold().catch(report))
    told.push(id)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...poolConfig(url), query_timeout: HEARTBEAT_MS })
    client.on('error', reportLost)
    client.on('notification', ({ payload }) => onNotification(payload))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    client.once('end', () => void stayConnected())
    listener = client
    await readMissed()
    lastHeard = performance.now()
  }

  async function stayConnected(): Promise<void> {
    listener = undefined

    for (let attempt = 0; !isClosed; attempt++) {
      try {
        await connect()
        return
      } catch (cause) {
        report(cause)
      }

      await setTimeout(PAUSES_MS[attempt] ?? PAUSES_MS.at(-1), undefined, { ref: false })
    }
  }

  async function beat(): Promise<void> {
    if (!listener) return

    try {
      await listener.query('SELECT 1')
      lastHeard = performance.now()
    } catch {
      // Its end, which follows, connects again.
      await listener?.end().catch(() => undefined)
    }
  }

  const forget = () =>
    pool.query(`DELETE FROM "LiveNote" WHERE "at" < now() - make_interval(secs => $1)`, [
      KEPT_MS / MS_PER_SECOND,
    ])

  function begin(): void {
    if (timers.length > 0 || isClosed) return
    lastHeard = performance.now()
    void stayConnected()

    timers.push(
      setInterval(() => void beat(), HEARTBEAT_MS).unref(),
      setInterval(() => void forget().catch(report), MS_PER_MINUTE).unref(),
    )
  }

  return {
    publish(accountId, event) {
      local.publish(accountId, event)
      begin()

      void pool
        .query(
          `WITH note AS (
             INSERT INTO "LiveNote" ("id", "accountId", "origin", "event", "at")
             VALUES ($1, $2, $3, $4, now()) RETURNING "id")
           SELECT pg_notify('${CHANNEL}', "id" || ' ' || $2 || ' ' || $3) FROM note`,
          [randomUUID(), accountId, origin, JSON.stringify(event)],
        )
        .catch(report)
    },
    listen(signal) {
      begin()
      return local.listen(signal)
    },
    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      await local.close()
      await Promise.allSettled([listener?.end(), pool.end()])
    },
  }
}
