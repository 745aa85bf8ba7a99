import type { QueuedUpload } from './upload-store.ts'
import { createItemStore } from './upload-store.ts'

/** Waits between attempts; the last one repeats for as long as the page is open. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 60_000, 300_000]

/**
 * How the server took an item. `sent` (new or stored already) and `refused` (it will never take this one) remove it;
 * `retry` keeps it for later. A rejected promise means no network: it keeps this one and all after it.
 */
export type SendOutcome = 'sent' | 'refused' | 'retry'

export interface UploadQueueOptions<Item extends QueuedUpload> {
  /** Whose queue this is: nothing of another account on the same phone is ever read or sent. */
  readonly userCode: string
  /** Gives the item back from what was stored, or undefined where it is not one (an older version wrote it). */
  readonly parse: (stored: unknown) => Item | undefined
  readonly send: (item: Item) => Promise<SendOutcome>
  /** After each change, with how many wait. */
  readonly onCount?: (waiting: number) => void
  /** An item was refused and removed. */
  readonly onRefused?: (item: Item) => void
  readonly storage?: Storage
}

export interface UploadQueue<Item extends QueuedUpload> {
  /** The item is stored when this resolves, and will be sent; adding it again replaces it. Rejects with QueueError. */
  add(item: Item): Promise<void>
  /** Oldest first. Rejects with QueueError. */
  waiting(): Promise<Item[]>
  /** Sends what waits, oldest first. Resolves with how many still wait; rejects with QueueError. */
  flush(): Promise<number>
  /** Stops retrying and listening; what waits stays stored. */
  close(): void
}

/** Sends at once what an earlier page left, then again when the browser is back online, and after growing waits. */
export function createUploadQueue<Item extends QueuedUpload>(
  options: UploadQueueOptions<Item>,
): UploadQueue<Item> {
  const store = createItemStore(options.storage ?? localStorage, options)
  let running: Promise<number> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failedRounds = 0
  let closed = false

  /** Not where another one of its name was added while it was sent: that one is still to be sent. */
  const isUnchanged = (item: Item): boolean => {
    const stored = store.list().find(({ measurementId }) => measurementId === item.measurementId)
    return JSON.stringify(stored) === JSON.stringify(item)
  }

  const sendAll = async (): Promise<number> => {
    for (const item of store.list()) {
      const outcome = await sendOne(item, options.send)
      if (closed || outcome === 'no-network') break
      if (outcome === 'retry') continue
      if (isUnchanged(item)) store.remove(item.measurementId)
      if (outcome === 'refused') options.onRefused?.(item)
      options.onCount?.(store.list().length)
    }

    return store.list().length
  }

  const flush = (): Promise<number> => {
    running ??= sendAll().finally(() => {
      running = undefined
    })

    return running
  }

  const flushAndRetry = async (): Promise<void> => {
    clearTimeout(retry)
    // Storage that cannot be read now may be readable later: an error counts as things left to do.
    const left = await flush().catch(() => 1)
    if (closed) return
    failedRounds = left === 0 ? 0 : failedRounds + 1
    const delay = RETRY_DELAYS_MS[Math.min(failedRounds, RETRY_DELAYS_MS.length) - 1]
    clearTimeout(retry)
    if (delay !== undefined) retry = setTimeout(() => void flushAndRetry(), delay)
  }

  const onOnline = (): void => {
    failedRounds = 0
    void flushAndRetry()
  }

  globalThis.addEventListener('online', onOnline)
  void flushAndRetry()

  return {
    async add(item) {
      store.put(item)
      options.onCount?.(store.list().length)

      // A flush that is running has its list already; the one after it takes this item.
      void (running ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => (closed ? undefined : flushAndRetry()))
    },
    waiting: async () => store.list(),
    flush,
    close() {
      closed = true
      clearTimeout(retry)
      globalThis.removeEventListener('online', onOnline)
    },
  }
}

async function sendOne<Item>(
  item: Item,
  send: (item: Item) => Promise<SendOutcome>,
): Promise<SendOutcome | 'no-network'> {
  try {
    return await send(item)
  } catch {
    return 'no-network'
  }
}
