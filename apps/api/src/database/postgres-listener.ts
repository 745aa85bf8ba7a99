import { setTimeout } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'
import type { Client } from 'pg'
import { poolConfig, reportLost } from './postgres-pool.ts'

/** Whoever was not heard for so long has lost the connection, whatever the network says. */
const HEARTBEAT_MS = 2 * MS_PER_SECOND
const PAUSES_MS = [100, 250, 500, 1000, 2000]

interface Heard {
  /** What a notification holds. */
  payload: (payload: string) => void
  /** It hears again, after so many milliseconds in which it may have missed something. */
  connected: (silentMs: number) => Promise<void>
}

/**
 * Hears a channel of PostgreSQL by a connection of its own, which is asked something every two seconds and made anew
 * whenever it is lost.
 */
export function listenTo(
  url: string,
  channel: string,
  heard: Heard,
): { close: () => Promise<void> } {
  const closing = new AbortController()
  let client: Client | undefined
  let lastHeard = performance.now()

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const next = new pg.Client({ ...poolConfig(url), query_timeout: HEARTBEAT_MS })
    next.on('error', reportLost)
    next.on('notification', ({ payload = '' }) => heard.payload(payload))

    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
      await heard.connected(performance.now() - lastHeard)
    } catch (cause) {
      await next.end()
      throw cause
    }

    lastHeard = performance.now()
    client = next
    next.once('end', () => void stayConnected())
  }

  async function stayConnected(): Promise<void> {
    client = undefined

    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      try {
        await connect()
        return
      } catch (cause) {
        reportLost(cause instanceof Error ? cause : new Error(String(cause)))
      }

      await setTimeout(PAUSES_MS[attempt] ?? PAUSES_MS.at(-1), undefined, { ref: false })
    }
  }

  async function beat(): Promise<void> {
    try {
      await client?.query('SELECT 1')
      lastHeard = performance.now()
    } catch {
      // Its end, which follows, connects again.
      await client?.end()
    }
  }

  const beating = setInterval(() => void beat(), HEARTBEAT_MS).unref()
  void stayConnected()

  return {
    async close() {
      closing.abort()
      clearInterval(beating)
      await client?.end()
    },
  }
}
