// The last answers that a user saw on this phone, for when there is no network. Emptied with the rest of local storage
// when the session ends.
import { readStoredJson, writeStored } from '../stores/storage.ts'

const PREFIX = 'kangban.kept.'
/** Raised when the shape of any kept answer changes, so that an older copy is not shown. */
const VERSION = 2
/** A week of daily pages; an answer has some kB, local storage holds 5 MB. */
const MAX_KEPT = 40

export interface KeptAnswer {
  readonly data: unknown
  /** When it was fetched, ms since 1970. */
  readonly at: number
}

interface Stored extends KeptAnswer {
  readonly version: number
  readonly userCode: string
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'at' in value

function keysOfKept(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

const ageOf = (key: string): number => {
  const stored = readStoredJson(key)
  return isStored(stored) ? stored.at : 0
}

function dropOldest(): void {
  const keys = keysOfKept()
  if (keys.length <= MAX_KEPT) return
  const oldestFirst = keys.toSorted((a, b) => ageOf(a) - ageOf(b))
  for (const key of oldestFirst.slice(0, keys.length - MAX_KEPT)) writeStored(key, null)
}

/** Keeps the answer of a call, known by the hash of its query key. */
export function keepAnswer(hash: string, userCode: string, answer: KeptAnswer): void {
  writeStored(
    PREFIX + hash,
    JSON.stringify({ version: VERSION, userCode, ...answer } satisfies Stored),
  )

  dropOldest()
}

/** What this user saw last; a copy of anybody else's, or of an older shape, is thrown away. */
export function readKeptAnswer(hash: string, userCode: string): KeptAnswer | null {
  const stored = readStoredJson(PREFIX + hash)
  if (stored === null) return null
  if (isStored(stored) && stored.userCode === userCode) return stored
  writeStored(PREFIX + hash, null)
  return null
}
