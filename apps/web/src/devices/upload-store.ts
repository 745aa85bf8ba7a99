const KEY_PREFIX = 'kangban.upload.'

/** `full`: the browser has no room; `unavailable`: storage is blocked or gone. Nothing was stored in either case. */
export type QueueErrorCode = 'full' | 'unavailable'

const USER_MESSAGES: Record<QueueErrorCode, string> = {
  full: '手机的存储空间不够，这次测量还没有保存，请先连上网络',
  unavailable: '浏览器不允许保存数据，这次测量还没有保存，请先连上网络',
}

export class QueueError extends Error {
  readonly code: QueueErrorCode
  readonly userMessage: string

  constructor(code: QueueErrorCode, logMessage: string, options?: ErrorOptions) {
    super(logMessage, options)
    this.name = 'QueueError'
    this.code = code
    this.userMessage = USER_MESSAGES[code]
  }
}

/** `measurementId` is made by this side, so that the server stores a measurement once however often it is sent. */
export interface QueuedUpload {
  readonly measurementId: string
}

export interface ItemStore<Item extends QueuedUpload> {
  /** Stored when it returns. */
  put(item: Item): void
  /** Oldest first. */
  list(): Item[]
  remove(measurementId: string): void
}

/**
 * One storage key an item, so that two open pages of one user do not overwrite each other's list. 30 s of ECG takes
 * about 0.1 MB, and browsers give 5 MB. All methods throw QueueError.
 */
export function createItemStore<Item extends QueuedUpload>(
  storage: Storage,
  owner: { readonly userCode: string; readonly parse: (stored: unknown) => Item | undefined },
): ItemStore<Item> {
  // The slash ends the user code: encodeURIComponent lets none through, so no code is the beginning of another's.
  const prefix = `${KEY_PREFIX}${encodeURIComponent(owner.userCode)}/`

  return {
    put(item) {
      const key = prefix + item.measurementId
      guarded(() => storage.setItem(key, JSON.stringify({ addedAt: Date.now(), item })))
    },
    list() {
      const keys = guarded(() =>
        Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
      )

      const texts = keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => guarded(() => storage.getItem(key)))

      return texts
        .map((text) => entryOf(text, owner.parse))
        .filter((entry) => entry !== undefined)
        .toSorted((a, b) => a.addedAt - b.addedAt)
        .map((entry) => entry.item)
    },
    remove(measurementId) {
      guarded(() => storage.removeItem(prefix + measurementId))
    },
  }
}

interface Entry<Item> {
  readonly addedAt: number
  readonly item: Item
}

function entryOf<Item>(
  text: string | null,
  parse: (stored: unknown) => Item | undefined,
): Entry<Item> | undefined {
  if (text === null) return undefined
  let stored: unknown

  try {
    stored = JSON.parse(text)
  } catch {
    return undefined
  }

  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('addedAt' in stored) ||
    !('item' in stored)
  )
    return undefined
  const item = parse(stored.item)

  return item === undefined || typeof stored.addedAt !== 'number'
    ? undefined
    : { addedAt: stored.addedAt, item }
}

function guarded<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const message = error instanceof Error ? error.message : String(error)
    throw new QueueError(isFull ? 'full' : 'unavailable', message, { cause: error })
  }
}
