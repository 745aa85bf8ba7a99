// The doors that only a demo has; apps/api/src/plugins/demo.
import type { LoginResult } from '@kangban/contracts'

export interface DemoPerson {
  phone: string
  name: string | null
  age: number | null
  about: string
  elder: boolean
  adminOnly: boolean
}

export interface SentMessage {
  kind: 'sms' | 'mail'
  to: string
  text: string
  code: string | null
  attachments: readonly string[]
  time: string
}

/** @throws Error with the sentence of the service, or what went wrong on the way */
async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    cache: 'no-store',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

  const answer: unknown = await response.json().catch(() => null)

  if (!response.ok) {
    const said = typeof answer === 'object' && answer !== null && 'message' in answer
    throw new Error(said ? String(answer.message) : `HTTP ${response.status}`)
  }

  return answer as Answer
}

export const listPeople = () => ask<DemoPerson[]>('/demo/people')
export const openSession = (phone: string) => ask<LoginResult>('/demo/session', { phone })
export const listSent = () => ask<SentMessage[]>('/demo/outbox')
export const resetAll = () => ask<{ tookMs: number; seededOn: string }>('/demo/reset', {})
