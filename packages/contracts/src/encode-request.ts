import type { Operation } from './operation.ts'

export interface EncodedRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | FormData
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const entries = (input: unknown): [string, string][] =>
  Object.entries((input ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, asText(value)])

function formOf(input: unknown): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value instanceof Blob) form.append(key, value)
    else if (value !== undefined && value !== null) form.append(key, asText(value))
  }
  return form
}

export interface RequestOptions {
  baseUrl: string
  token: string
  /** The same key for the same wish, however often it is sent. */
  idempotencyKey?: string
}

/** Turns a call into the documented HTTP request: path values, query or body, content type. */
export function encodeRequest(operation: Operation, input: unknown, options: RequestOptions): EncodedRequest {
  const { baseUrl, token, idempotencyKey } = options
  const rest = new Map(entries(input))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    if (value === undefined) throw new TypeError(`${operation.path} needs a value for {${name}}`)
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const url = baseUrl.replace(/\/$/, '') + path
  const headers: Record<string, string> = { accept: 'application/json', authorization: token, ...operation.headers }
  if (idempotencyKey && operation.takesIdempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (operation.method === 'GET') {
    const query = new URLSearchParams([...rest]).toString()
    return { url: query ? `${url}?${query}` : url, method: 'GET', headers }
  }
  // The boundary of a form with files is the platform's to choose, and its content type with it.
  if (operation.encoding === 'multipart') return { url, method: 'POST', headers, body: formOf(input) }
  if (operation.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8'
    return { url, method: 'POST', headers, body: new URLSearchParams([...rest]).toString() }
  }
  headers['content-type'] = 'application/json;charset=UTF-8'
  return { url, method: 'POST', headers, body: JSON.stringify(input ?? {}) }
}
