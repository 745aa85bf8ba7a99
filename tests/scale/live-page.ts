// A page that is open at one replica while the watch of the same person sends to another.
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import type { MeasuredEvent } from '@kangban/contracts'
import { type Answer, make } from './calls.ts'
import { readingsAt } from './load.ts'
import type { Person } from './people.ts'

/** An event that was not heard by then is missed; a lost connection is made anew, and told what it missed, before that. */
const MISSED_MS = 15 * MS_PER_SECOND
const EVERY_MS = 400

/** Calls with every `at` of a reading that the stream tells. */
async function follow(url: string, token: string, until: AbortSignal, heard: (at: string) => void) {
  const answer = await fetch(`${url}/api/trpc/monitoring.watchEvents`, {
    headers: { authorization: token },
    signal: until,
  })

  let rest = ''

  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''

    for (const line of lines) {
      const [, told] = /^data: (.*)$/.exec(line) ?? []
      if (!told) continue
      const { kind, at } = JSON.parse(told) as Partial<MeasuredEvent>
      if (kind === 'reading' && at) heard(at)
    }
  }
}

export interface Shown {
  /** Milliseconds until an event was shown: after it was sent, and after whoever sent it had the answer. */
  readonly afterSent: readonly number[]
  readonly afterAnswer: readonly number[]
  readonly missed: number
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

  const following = follow(show, person.token, closing.signal, (at) =>
    heardAt.set(at, performance.now()),
  ).catch((cause: unknown) => {
    if (!closing.signal.aborted) throw cause
  })

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
      }
    },
  }
}
