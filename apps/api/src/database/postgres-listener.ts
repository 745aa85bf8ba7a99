import { Socket } from 'node:net'
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
  async function listen(client: Client, socket: Socket): Promise<void> {
    // Before it connects: it may be lost at any moment from then on.
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    // Not `client.end()`: one that is connecting would be told of nothing, and one whose server hangs would wait for it.
    const end = () => void socket.destroy()

    const beat = () =>
      client.query('SELECT 1').then(() => {
        lastHeard = performance.now()
      }, end)

    signal.addEventListener('abort', end)
    const beating = setInterval(() => void beat(), HEARTBEAT_MS).unref()

    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      await heard.connected(performance.now() - lastHeard)
      await beat()
      await ended
    } finally {
      clearInterval(beating)
      signal.removeEventListener('abort', end)
      end()
    }
  }

  const report = (cause: unknown) => {
    if (!signal.aborted) reportLost(cause instanceof Error ? cause : new Error(String(cause)))
  }

  async function stayConnected(): Promise<void> {
    const { default: pg } = await import('pg')

    for (let attempt = 0; !signal.aborted; attempt++) {
      const socket = new Socket()
      const settings = { ...poolConfig(url), query_timeout: HEARTBEAT_MS, stream: () => socket }
      const client = new pg.Client(settings)
      client.on('error', report)
      client.on('notification', ({ payload = '' }) => heard.payload(payload))

      try {
        await listen(client, socket)
        attempt = 0
      } catch (cause) {
        report(cause)
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
