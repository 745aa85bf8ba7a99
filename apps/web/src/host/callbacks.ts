import { MS_PER_MINUTE } from '@kangban/china-time'
import { BridgeError, type HostAction } from './host-api.ts'

/** How long a host may take: a person holds the phone over a code, or looks through an album. */
const PATIENCE_MS = {
  scanCode: 2 * MS_PER_MINUTE,
  uploadImage: 5 * MS_PER_MINUTE,
} as const satisfies Partial<Record<HostAction, number>>

export type Question = keyof typeof PATIENCE_MS

/** What a host calls with the answer: `ok` with text, or the reason why there is none. */
export interface HostAnswer {
  ok: boolean
  value?: string
  reason?: 'denied' | 'cancelled'
}

declare global {
  interface Window {
    /** The host answers a question by its id, with a `HostAnswer` or its JSON; it may say anything, at any time. */
    __hostCallback?: (id: string, answer: unknown) => void
  }
}

interface Waiting {
  action: Question
  end: (answer: string | BridgeError) => void
}

const waiting = new Map<string, Waiting>()
let nextId = 0
let onStray = (id: string): void => console.warn(`an answer that nobody waits for: ${id}`)

/** Whoever records the host hears of answers that come twice or too late. */
export const hearStrays = (hear: (id: string) => void): void => void (onStray = hear)

function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer

  try {
    return JSON.parse(answer)
  } catch {
    return null
  }
}

const isAnswer = (value: unknown): value is HostAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  typeof value.ok === 'boolean' &&
  (!('value' in value) || value.value === undefined || typeof value.value === 'string')

function receive(id: string, told: unknown): void {
  const question = waiting.get(id)
  if (!question) return onStray(id)
  const { action, end } = question
  const answer = parsed(told)
  if (!isAnswer(answer)) return end(new BridgeError('host-error', action))
  if (answer.ok) return end(answer.value ?? '')
  const known = answer.reason === 'denied' || answer.reason === 'cancelled'
  return end(new BridgeError(known ? (answer.reason ?? 'host-error') : 'host-error', action))
}

/** Who scans anew has given the last scan up: its late answer must not be taken for a second one. */
function giveUpLastScan(): void {
  for (const { action, end } of waiting.values())
    if (action === 'scanCode') end(new BridgeError('cancelled', action))
}

interface Asking {
  /** Hands the question to the host with the id of its answer. */
  send: (id: string) => void
  patienceMs?: number
}

/** Asks and waits for the host's answer, for as long as is sensible. */
export function askHost(
  action: Question,
  { send, patienceMs = PATIENCE_MS[action] }: Asking,
): Promise<string> {
  window.__hostCallback = receive
  if (action === 'scanCode') giveUpLastScan()
  const id = `${action}-${nextId++}`

  return new Promise((resolve, reject) => {
    const end = (answer: string | BridgeError) => {
      clearTimeout(timer)
      waiting.delete(id)
      if (typeof answer === 'string') resolve(answer)
      else reject(answer)
    }

    const timer = setTimeout(() => end(new BridgeError('timeout', action)), patienceMs)
    waiting.set(id, { action, end })

    try {
      send(id)
    } catch (cause) {
      console.warn(`the host failed at ${action}`, cause)
      end(new BridgeError('host-error', action))
    }
  })
}
