import { EventEmitter, on } from 'node:events'
import type { LiveEvent } from '@kangban/contracts'

export interface LiveEvents {
  publish(accountId: string, event: LiveEvent): void
  /** Ends when the signal aborts or the service stops. */
  subscribe(accountId: string, signal: AbortSignal): AsyncIterable<LiveEvent>
  close(): void
}

/** Pushes within this process. */
export function createLiveEvents(): LiveEvents {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0) // one listener for every open page
  const closing = new AbortController()

  return {
    publish: (accountId, event) => void emitter.emit(accountId, event),
    async *subscribe(accountId, signal) {
      const until = AbortSignal.any([signal, closing.signal])

      try {
        for await (const [event] of on(emitter, accountId, { signal: until }))
          yield event as LiveEvent
      } catch (cause) {
        if (!until.aborted) throw cause // a page that is left is no failure
      }
    },
    close: () => closing.abort(),
  }
}
