import { readStoredJson, writeStored } from '../../../stores/storage.ts'
import type { HomeSummary } from './home-summary.ts'

/** Emptied with the rest of local storage when the session ends. */
const KEY = 'lastHomeSummary'
/** Raised when the stored shape changes, so that an older copy is not shown. */
const VERSION = 1

interface Stored {
  readonly version: number
  readonly userCode: string
  readonly summary: HomeSummary
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'userCode' in value &&
  'summary' in value

export function keepLastKnown(userCode: string, summary: HomeSummary): void {
  writeStored(KEY, JSON.stringify({ version: VERSION, userCode, summary } satisfies Stored))
}

/** What this user saw last; a copy of anybody else's is thrown away. */
export function readLastKnown(userCode: string): HomeSummary | null {
  const stored = readStoredJson(KEY)
  if (stored === null) return null
  if (isStored(stored) && stored.userCode === userCode) return stored.summary
  writeStored(KEY, null)
  return null
}
