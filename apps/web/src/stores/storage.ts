// Local storage may be full, blocked or absent (private windows, web views): the app then works for the session only.

/** Where the raw token of whoever is logged in is kept. */
export const TOKEN = 'token'

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** `null` removes the key. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (cause) {
    console.warn(`local storage refused ${key}`, cause)
  }
}

/** What of a user must outlive the session: measurements that the service has not got yet. Others cannot read them. */
const OUTLIVES_SESSION = /^kangban\.upload\./

/** Empties local and session storage, as documented for the end of a session. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (!OUTLIVES_SESSION.test(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch (cause) {
    console.warn('local storage could not be cleared', cause)
  }
}
