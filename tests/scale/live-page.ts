// A page that is open at one replica while the watch of the same person sends to another.
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import type { MeasuredEvent } from '@kangban/contracts'
import { type Answer, dayOfHeartRate, make, readOf } from './calls.ts'
import { readingsAt } from './load.ts'
import type { Person } from './people.ts'

/** An event that was not heard by then is missed; a lost connection is made anew, and told what it missed, before that. */
const MISSED_MS = 15 * MS_PER_SECOND
const EVERY_MS = 400

/** As pages do; see `apps/web/src/api/live.ts`. */
const COMES_AGAIN_MS = MS_PER_SECOND

async function* linesOf(url: string, token: string, signal: AbortSignal): AsyncGenerator<string> {
  const { body } = await fetch(`${url}/api/trpc/monitoring.watchEvents`, {
    headers: { authorization: token },
    signal,
  })

  let rest = ''

  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

interface Follower {
  /** With every `at` of a reading that the stream tells. */
  heard: (at: string) => void
  /** It was away, and follows again. */
  cameAgain: () => Promise<void>
}

/** A stream ends where the database is away when an event comes, since it asks whether its session goes on. */
async function follow(
  { url, token, until }: { url: string; token: string; until: AbortSignal },
  { heard, cameAgain }: Follower,
) {
  for (let times = 0; !until.aborted; await pause(COMES_AGAIN_MS))
    try {
      for await (const line of linesOf(url, token, until)) {
        if (line === 'event: connected' && times++ > 0) await cameAgain()
        const [, told] = /^data: (.*)$/.exec(line) ?? []
        if (!told) continue
        const { kind, at } = JSON.parse(told) as Partial<MeasuredEvent>
        if (kind === 'reading' && at) heard(at)
      }
    } catch (cause) {
      if (!until.aborted && !(cause instanceof TypeError)) throw cause
    }
}

export interface Shown {
  /** Milliseconds until an event was shown: after it was sent, and after whoever sent it had the answer. */
  readonly afterSent: readonly number[]
  readonly afterAnswer: readonly number[]
  readonly missed: number
  /** How often a page lost its stream, and came again. */
  readonly cameAgain: number
}

export interface LivePage {
  /** Stops sending; gives when each event was shown, and how many were never shown. */
  end(): Promise<Shown>
}

/** `send` and `show` are addresses of two replicas. */
export function openLivePage(
  person: Person,
  { send, show }: { send: string; show: string },
): LivePage {
  const state = { over: false }
  const closing = new AbortController()
  const heardAt = new Map<string, number>()
  const sentAt = new Map<string, Answer>()

  let cameAgain = 0

  const following = follow(
    { url: show, token: person.token, until: closing.signal },
    {
      heard: (at) => heardAt.set(at, performance.now()),
      async cameAgain() {
        cameAgain += 1
        const { data } = await make(show, readOf(person.token, dayOfHeartRate()))
        const { lastTime } = (data ?? {}) as { lastTime?: string }
        // What was stored until then is on the screen.
        for (const at of sentAt.keys())
          if (lastTime && at <= lastTime && !heardAt.has(at)) heardAt.set(at, performance.now())
      },
    },
  )

  const sending = (async () => {
    // One reading a second at most: each is told by its second.
    for (let last = 0; !state.over; await pause(EVERY_MS)) {
      const second = Math.floor(Date.now() / MS_PER_SECOND)
      if (second === last) continue
      last = second
      const at = new Date(second * MS_PER_SECOND)
      const answer = await make(send, readingsAt(person, [at]))
      if (answer.outcome === 'done') sentAt.set(shanghaiTime(at), answer)
    }
  })()

  const missing = () => [...sentAt.keys()].filter((at) => !heardAt.has(at))

  return {
    async end() {
      state.over = true
      await sending
      for (let waited = 0; missing().length > 0 && waited < MISSED_MS; waited += EVERY_MS)
        await pause(EVERY_MS)
      closing.abort()
      await following

      const shown = [...sentAt].flatMap(([at, { askedAt, tookMs }]) => {
        const heard = heardAt.get(at)
        return heard === undefined ? [] : [{ afterSent: heard - askedAt, tookMs }]
      })

      return {
        afterSent: shown.map(({ afterSent }) => afterSent),
        // Some are shown before their answer is there.
        afterAnswer: shown.map(({ afterSent, tookMs }) => Math.max(0, afterSent - tookMs)),
        missed: missing().length,
        cameAgain,
      }
    },
  }
}
