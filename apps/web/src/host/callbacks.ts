import { MS_PER_MINUTE } from '@kangban/china-time'
import { BridgeError, type HostAction } from './host-api.ts'

/** A host that was asked to scan or to choose pictures waits for a person, hence minutes. */
const TIMEOUT_MS = 5 * MS_PER_MINUTE

/** What a host calls with the answer: `ok` with text, or the reason why there is none. */
export interface HostAnswer {
  ok: boolean
  value?: string
  reason?: 'denied' | 'cancelled'
}

declare global {
  interface Window {
    /** The host answers a question by its id. */
    __hostCallback?: (id: string, answer: HostAnswer) => void
  }
}

const waiting = new Map<string, (answer: HostAnswer) => void>()
let nextId = 0

/** Asks by `send`, which hands the id to the host, and waits for the host's answer. */
export function askHost(action: HostAction, send: (id: string) => void): Promise<string> {
  window.__hostCallback = (id, answer) => waiting.get(id)?.(answer)
  const id = `${action}-${nextId++}`

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(id)
      reject(new BridgeError('timeout', action))
    }, TIMEOUT_MS)

    waiting.set(id, ({ ok, value, reason }) => {
      clearTimeout(timer)
      waiting.delete(id)
      if (ok) resolve(value ?? '')
      else reject(new BridgeError(reason ?? 'host-error', action))
    })

    send(id)
  })
}
