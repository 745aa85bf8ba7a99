// Sends single calls: one request a second to anything but this machine, a time-out each, no redirect followed.
import type { EncodedRequest } from '@kangban/contracts'

/** What the check needs from outside; tests bring their own. */
export interface World {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds, only for differences. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** The moment from which days are counted. */
  readonly date: () => Date
}

export type Sent =
  | { readonly status: number; readonly text: string; readonly milliseconds: number }
  | { readonly status: null; readonly why: 'timeout' | 'network'; readonly milliseconds: number }

const TIMEOUT_MS = 30_000
const PACE_MS = 1000

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

export type Send = (request: EncodedRequest) => Promise<Sent>

export function createSender(base: URL, world: World): Send {
  const pace = isLoopback(base) ? 0 : PACE_MS
  let next = -Infinity

  return async ({ url, ...init }) => {
    const wait = next - world.now()
    if (wait > 0) await world.sleep(wait)
    const started = world.now()
    next = started + pace
    const took = () => Math.round(world.now() - started)
    const timeout = AbortSignal.timeout(TIMEOUT_MS)

    try {
      // A redirect would carry the token to a place that nobody named.
      const response = await world.fetch(url, { ...init, redirect: 'manual', signal: timeout })
      return { status: response.status, text: await response.text(), milliseconds: took() }
    } catch {
      return { status: null, why: timeout.aborted ? 'timeout' : 'network', milliseconds: took() }
    }
  }
}
