import { EventEmitter, on } from 'node:events'
import type { LiveEvent } from '@kangban/contracts'

/** What came, and of whom. */
export interface Heard {
  readonly accountId: string
  readonly event: LiveEvent
}

export interface Listening {
  /** Listens to these accounts from now on, and to no other. */
  follow(accountIds: readonly string[]): void
  /** Ends when the signal aborts or the service stops. */
  heard(): AsyncIterable<Heard>
}

export interface LiveEvents {
  publish(accountId: string, event: LiveEvent): void
  listen(signal: AbortSignal): Listening
  close(): Promise<void>
}

/** Within one process. */
export interface LocalLiveEvents extends LiveEvents {
  /** Whether anybody here listens to that account. */
  isFollowed(accountId: string): boolean
}

/** Pushes within this process. */
export function createLiveEvents(): LocalLiveEvents {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0) // one listener for every open page and person that it follows
  const closing = new AbortController()

  return {
    publish: (accountId, event) => void emitter.emit(accountId, event),
    isFollowed: (accountId) => emitter.listenerCount(accountId) > 0,
    listen(signal) {
      const until = AbortSignal.any([signal, closing.signal])
      const page = new EventEmitter()
      // At once, so that nothing is missed until the first is asked for.
      const events = until.aborted ? [] : on(page, 'event', { signal: until })
      const followed = new Map<string, (event: LiveEvent) => void>()

      const follow = (accountIds: readonly string[]) => {
        for (const [accountId, listener] of followed) {
          if (!until.aborted && accountIds.includes(accountId)) continue
          emitter.off(accountId, listener)
          followed.delete(accountId)
        }

        for (const accountId of until.aborted ? [] : accountIds) {
          if (followed.has(accountId)) continue
          const listener = (event: LiveEvent) => void page.emit('event', { accountId, event })
          emitter.on(accountId, listener)
          followed.set(accountId, listener)
        }
      }

      until.addEventListener('abort', () => follow([]), { once: true })

      return {
        follow,
        async *heard() {
          try {
            for await (const [heard] of events) yield heard as Heard
          } catch (cause) {
            if (!until.aborted) throw cause // a page that is left is no failure
          }
        },
      }
    },
    close: async () => closing.abort(),
  }
}
