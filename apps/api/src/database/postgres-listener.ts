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
  const { signal } = closing
  let lastHeard = performance.now()

  /** One connection from its beginning to its end, however it ends. */
  async function listen(client: Client): Promise<void> {
    // Before it connects: it may be lost at any moment from then on.
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const end = () => void client.end()

    const beat = () =>
      client.query('SELECT 1').then(() => {
        lastHeard = performance.now()
      }, end)

    signal.addEventListener('abort', end)
    const beating = setInterval(() => void beat(), HEARTBEAT_MS).unref()

    try {
      await client.connect()
      signal.throwIfAborted()
      await client.query(`LISTEN ${channel}`)
      await heard.connected(performance.now() - lastHeard)
      await beat()
      await ended
    } finally {
      clearInterval(beating)
      signal.removeEventListener('abort', end)
      await client.end()
    }
  }

  async function stayConnected(): Promise<void> {
    const { default: pg } = await import('pg')

    for (let attempt = 0; !signal.aborted; attempt++) {
      const client = new pg.Client({ ...poolConfig(url), query_timeout: HEARTBEAT_MS })
      client.on('error', reportLost)
      client.on('notification', ({ payload = '' }) => heard.payload(payload))

      try {
        await listen(client)
        attempt = 0
      } catch (cause) {
        if (signal.aborted) return
        reportLost(cause instanceof Error ? cause : new Error(String(cause)))
      }

      const pauseMs = PAUSES_MS[attempt] ?? PAUSES_MS.at(-1)
      await setTimeout(pauseMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }

  const over = stayConnected()

  return {
    async close() {
      closing.abort()
      await over
    },
  }
}
