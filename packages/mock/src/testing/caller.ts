import type { Mock, Session } from '../mock.ts'

export interface Envelope<T = unknown> {
  code: string
  msg: string
  data: T
}

/** Calls a mock as its users do: by `fetch`, without a port. */
export const callerOf = (mock: Mock, session?: Session) => {
  const headers = { authorization: session?.token ?? '', 'content-type': 'application/json' }

  const call = async <T>(path: string, init: RequestInit): Promise<Envelope<T>> =>
    (await (await mock.fetch(`/api${path}`, init)).json()) as Envelope<T>

  return {
    get: <T>(path: string, more: Record<string, string> = {}) =>
      call<T>(path, { headers: { ...headers, ...more } }),
    post: <T>(path: string, body: object) =>
      call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}
