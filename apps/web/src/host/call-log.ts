import { BridgeError, type BridgeFailure, type Host, type HostAction } from './host-api.ts'
import { observed, type Outcome } from './observed.ts'
import { toldAnswer, toldArguments, type Told } from './told.ts'

const MOST = 200

/** One call to the host as it may be shown: without tokens, phone numbers in clear, or what a link carries. */
export interface HostCall {
  readonly id: number
  readonly name: HostAction
  /** Milliseconds since 1970. */
  readonly at: number
  readonly arguments: Told
  /** `ignored`: an answer that came twice, or when nobody waited any more. */
  readonly outcome: 'waiting' | 'done' | 'ignored' | BridgeFailure
  readonly answer: Told | null
  /** Null while it waits. */
  readonly durationMs: number | null
}

export interface CallLog {
  /** The newest last, at most 200. */
  readonly calls: () => readonly HostCall[]
  readonly clear: () => void
  /** Called after each change; gives back what ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The same host, whose calls are written down. */
  readonly record: <H extends Host>(host: H) => H
  /** An answer to a question that has ended; `id` is of the bridge, `scanCode-3`. */
  readonly stray: (id: string) => void
}

const outcomeOf = (outcome: Outcome): HostCall['outcome'] => {
  if (outcome.ok) return 'done'
  return outcome.cause instanceof BridgeError ? outcome.cause.code : 'host-error'
}

/** What was asked of the host and what it answered, in a ring of the newest 200. */
export function callLog(now: () => number = Date.now): CallLog {
  let calls: readonly HostCall[] = []
  let nextId = 0
  const listeners = new Set<() => void>()

  const keep = (change: readonly HostCall[]) => {
    calls = change.slice(-MOST)
    for (const listener of listeners) listener()
  }

  const begin = (name: HostAction, given: Pick<HostCall, 'arguments' | 'outcome'>): number => {
    const id = nextId++
    const durationMs = given.outcome === 'ignored' ? 0 : null
    keep([...calls, { id, name, at: now(), answer: null, durationMs, ...given }])
    return id
  }

  const end = (id: number, ending: Pick<HostCall, 'outcome' | 'answer'>): void =>
    keep(
      calls.map((call) =>
        call.id === id ? { ...call, ...ending, durationMs: now() - call.at } : call,
      ),
    )

  return {
    calls: () => calls,
    clear: () => keep([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    record(host) {
      const watched = observed(
        () => host,
        (name, parameters) => {
          const id = begin(name, { arguments: toldArguments(name, parameters), outcome: 'waiting' })

          return (outcome) =>
            end(id, {
              outcome: outcomeOf(outcome),
              answer: outcome.ok ? toldAnswer(name, outcome.value) : null,
            })
        },
      )

      // Not spread: which environment it is may change.
      return Object.assign(Object.create(host) as typeof host, watched)
    },
    stray(id) {
      const name = id.startsWith('uploadImage') ? 'uploadImage' : 'scanCode'
      begin(name, { arguments: {}, outcome: 'ignored' })
    },
  }
}
