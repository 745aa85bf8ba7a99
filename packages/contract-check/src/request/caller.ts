// Sends single calls: one request a second to anything but this machine, a time-out each, no redirect followed.
import type { EncodedRequest } from '@kangban/contracts'
import { type Body, readBody } from './read-body.ts'

/** What the check needs from outside; tests bring their own. */
export interface World {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds, only for differences. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** The moment from which days are counted. */
  readonly date: () => Date
  /** Ends the check, which then throws the reason of the signal. */
  readonly signal?: AbortSignal
  /** Told before each operation. */
  readonly onProgress?: (progress: Progress) => void
}

export interface Progress {
  readonly done: number
  readonly total: number
  /** Of the operation that is called next. */
  readonly name: string
}

export type Sent =
  | ({ readonly status: number; readonly milliseconds: number } & Body)
  | { readonly status: null; readonly why: 'timeout' | 'network'; readonly milliseconds: number }

const TIMEOUT_MS = 30_000
const PACE_MS = 1000

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

export type Send = (request: EncodedRequest) => Promise<Sent>

export function createSender(base: URL, world: World): Send {
  const { signal } = world
  const pace = isLoopback(base) ? 0 : PACE_MS
  let next = -Infinity

  return async ({ url, ...init }) => {
    const wait = next - world.now()
    if (wait > 0) await world.sleep(wait)
    signal?.throwIfAborted()
    const started = world.now()
    next = started + pace
    const took = () => Math.round(world.now() - started)
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const ends = signal ? AbortSignal.any([timeout, signal]) : timeout

    try {
      // A redirect would carry the token to a place that nobody named.
      const response = await world.fetch(url, { ...init, redirect: 'manual', signal: ends })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const body = readBody(bytes, response.headers.get('content-type'))
      return { status: response.status, ...body, milliseconds: took() }
    } catch (cause) {
      signal?.throwIfAborted()
      const isLate = timeout.aborted || (cause instanceof Error && cause.name === 'TimeoutError')
      return { status: null, why: isLate ? 'timeout' : 'network', milliseconds: took() }
    }
  }
}
