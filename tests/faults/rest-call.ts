import { encodeRequest, type Operation } from '@kangban/contracts/calls'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  status: number
  text: string
  milliseconds: number
}

export interface Sent {
  input: unknown
  token: string
  headers?: Record<string, string>
}

const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}

/** Path values must be there for a request to have a path at all. */
function addressed(operation: Operation, input: unknown): Record<string, unknown> {
  const values = asRecord(input)

  for (const [, name] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const value = values[name ?? '']
    if (value === undefined || value === null || value === '') values[name ?? ''] = 'x'
  }

  return values
}

/** A request as a client would send it, whatever the input is; in the process, since sockets test nothing of ours. */
export async function restCall(
  server: FastifyInstance,
  operation: Operation,
  sent: Sent,
): Promise<RawAnswer> {
  const { method, url, headers } = encodeRequest(
    operation,
    wellFormed(addressed(operation, sent.input)),
    {
      baseUrl: '/api',
      token: sent.token,
    },
  )

  const form = operation.encoding === 'multipart' ? await formBody(asRecord(sent.input)) : undefined
  const started = performance.now()

  const { statusCode, body } = await server.inject({
    method,
    url,
    headers: { ...headers, ...form?.headers, ...sent.headers },
    ...(method === 'POST' ? { payload: form?.payload ?? JSON.stringify(sent.input ?? null) } : {}),
  })

  return { status: statusCode, text: body, milliseconds: performance.now() - started }
}

/** What a browser makes of a form: anything that is no text is a file of those bytes. */
async function formBody(fields: Record<string, unknown>) {
  const form = new FormData()

  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(key, value.toWellFormed())
    else
      form.append(
        key,
        value instanceof Blob ? value : new Blob([JSON.stringify(value) ?? '']),
        'file',
      )
  }

  const request = new Request('http://test/', { method: 'POST', body: form })

  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** A lone surrogate cannot be in a URL. */
const wellFormed = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  )
