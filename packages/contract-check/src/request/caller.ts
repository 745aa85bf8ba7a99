// Sends single calls: one request a second to anything but this machine, a time-out each, no redirect followed, and once more
// where a busy back end says when to come again.
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
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

type Answer =
  | ({ readonly status: number; readonly milliseconds: number } & Body)
  | { readonly status: null; readonly why: 'timeout' | 'network'; readonly milliseconds: number }

/** With how often the back end was too busy and was asked again; the time is that of the last try. */
export type Sent = Answer & { readonly waits: number }

const TIMEOUT_MS = 30 * MS_PER_SECOND
const PACE_MS = MS_PER_SECOND
/** So long a run waits for a busy back end in all; then its refusals are answers like any other. */
const PATIENCE_MS = 2 * MS_PER_MINUTE
const BUSY: readonly number[] = [429, 503]

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

/** In how many milliseconds a busy back end wants to be asked again, by seconds or by a date; none where it does not say. */
function waitOf({ status, headers }: Response, now: Date): number | undefined {
  const after = headers.get('retry-after')
  if (after === null || !BUSY.includes(status)) return undefined
  const isSeconds = /^\d+$/.test(after)
  const wait = isSeconds ? Number(after) * MS_PER_SECOND : Date.parse(after) - now.getTime()
  return Number.isNaN(wait) ? undefined : Math.max(wait, PACE_MS)
}

interface Tried {
  readonly answer: Answer
  readonly wait?: number | undefined
}

export interface SendOptions {
  /** Whether the call may be made again, since it only reads. */
  readonly again: boolean
}

export type Send = (request: EncodedRequest, options: SendOptions) => Promise<Sent>

export function createSender(base: URL, world: World): Send {
  const { signal } = world
  const pace = isLoopback(base) ? 0 : PACE_MS
  let next = -Infinity
  let patience = PATIENCE_MS

  async function tryOnce({ url, ...init }: EncodedRequest): Promise<Tried> {
    const pause = next - world.now()
    if (pause > 0) await world.sleep(pause)
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
      const answer = { status: response.status, ...body, milliseconds: took() }
      return { answer, wait: waitOf(response, world.date()) }
    } catch (cause) {
      signal?.throwIfAborted()
      const isLate = timeout.aborted || (cause instanceof Error && cause.name === 'TimeoutError')
      return { answer: { status: null, why: isLate ? 'timeout' : 'network', milliseconds: took() } }
    }
  }

  return async (request, { again }) => {
    for (let waits = 0; ; waits++) {
      const { answer, wait } = await tryOnce(request)
      if (!again || wait === undefined || wait > patience) return { ...answer, waits }
      patience -= wait
      await world.sleep(wait)
    }
  }
}
