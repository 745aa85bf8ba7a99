import { vi } from 'vitest'
import { testConfig } from '../../config/test-config.ts'
import { urlOf } from './render-page.tsx'
import { useSettings } from '../../stores/settings.ts'

export interface Call {
  query: URLSearchParams
  body: Record<string, unknown>
}
/** A `Refusal` is answered as a business failure. */
export type Answer = (call: Call) => unknown
export class Refusal {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

export interface World {
  /** While set, no answer comes. */
  offline: boolean
  asked: string[]
}

const envelope = (data: unknown) =>
  data instanceof Refusal
    ? { code: '9999', msg: data.message, data: null }
    : { code: '1000', msg: 'ok', data: data ?? null }

/** A service that answers by the end of the path, at noon of the second day of 2024. */
export function startService(answers: Record<string, Answer>): World {
  const world: World = { offline: false, asked: [] }
  testConfig()
  useSettings.setState({ elder: false, extraLarge: false })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-01-02T12:00:00+08:00') })

  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (world.offline) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname, searchParams } = new URL(urlOf(input), 'http://localhost')
    world.asked.push(pathname)
    const [, answer] = Object.entries(answers).find(([path]) => pathname.endsWith(path)) ?? []
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {}
    return Promise.resolve(Response.json(envelope(answer?.({ query: searchParams, body }))))
  })

  return world
}
