import { readStoredJson, writeStored } from '../../../stores/storage.ts'

/** On this phone, until it is emptied here or the session ends. */
const KEY = 'kangban.lookedUp'
const MOST = 8

/** The diseases that were looked up last, the newest first. */
export function lookedUp(): string[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}

export function noteLookedUp(name: string): void {
  const others = lookedUp().filter((other) => other !== name)
  writeStored(KEY, JSON.stringify([name, ...others].slice(0, MOST)))
}

export const forgetLookedUp = (): void => writeStored(KEY, null)
