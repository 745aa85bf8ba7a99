import { definitionOf, isAdded } from '../documents/origin.ts'
import type { Operation } from '../operation.ts'

export interface EncodedRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | FormData
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

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
  /** The back end knows the documents alone: fields and headers of ours are not sent to it. */
  documentedOnly?: boolean
  /** Where a call stands whose path the documents do not show, e.g. `GET /user/v1/flag`. */
  place?: string
}

const PATH_VALUE = /\{(\w+)\}/g

/** Method and path of a call, where the operator says them. */
function placeOf(
  { method, path }: Operation,
  place: string | undefined,
): Pick<Operation, 'method' | 'path'> {
  const match = /^(GET|POST) (\/\S+)$/.exec(place ?? '')

  return match
    ? { method: match[1] as 'GET' | 'POST', path: match[2] as `/${string}` }
    : { method, path }
}

/** The fields that no document knows. */
function addedFields({ input }: Operation): string[] {
  const def = definitionOf(input)

  return def.type === 'object'
    ? Object.keys(def.shape).filter((name) => isAdded(def.shape[name] ?? input))
    : []
}

/** Turns a call into the documented HTTP request: path values, query or body, content type. */
export function encodeRequest(
  operation: Operation,
  input: unknown,
  options: RequestOptions,
): EncodedRequest {
  const { baseUrl, token, idempotencyKey, documentedOnly = false } = options
  const { method, path: template } = placeOf(operation, options.place)
  const dropped = new Set(documentedOnly ? addedFields(operation) : [])
  const inPath = new Set(Array.from(template.matchAll(PATH_VALUE), ([, name]) => name))
  const given = Object.entries(input ?? {}).filter(([name]) => !dropped.has(name))
  const texts = new Map(entries(Object.fromEntries(given)))

  const path = template.replace(PATH_VALUE, (_, name: string) => {
    const value = texts.get(name)
    if (value === undefined) throw new TypeError(`${template} needs a value for {${name}}`)
    return encodeURIComponent(value)
  })

  const sent = Object.fromEntries(given.filter(([name]) => !inPath.has(name)))
  const rest = entries(sent)
  const url = baseUrl.replace(/\/$/, '') + path

  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: token,
    ...operation.headers,
  }

  if (idempotencyKey && operation.takesIdempotencyKey && !documentedOnly)
    headers['idempotency-key'] = idempotencyKey

  if (method === 'GET') {
    const query = new URLSearchParams(rest).toString()
    return { url: query ? `${url}?${query}` : url, method: 'GET', headers }
  }

  // The boundary of a form with files is the platform's to choose, and its content type with it.
  if (operation.encoding === 'multipart')
    return { url, method: 'POST', headers, body: formOf(sent) }

  if (operation.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8'
    return { url, method: 'POST', headers, body: new URLSearchParams(rest).toString() }
  }

  headers['content-type'] = 'application/json;charset=UTF-8'
  return { url, method: 'POST', headers, body: JSON.stringify(sent) }
}
