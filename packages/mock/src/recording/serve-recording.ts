import { contract, listOperations, type Operation } from '@kangban/contracts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { allowAnyOrigin } from '../any-origin.ts'
import { type Call, isEnvelope, keepAnswer, readAnswers } from './recorded-answers.ts'

export interface RecordingServer {
  readonly url: string
  stop(): Promise<void>
}

const PREFIX = '/api'
const MOST_BYTES = 8 * 1024 * 1024
/** Of the connection, not of the call. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']

type Answer = (call: Call, request: FastifyRequest, reply: FastifyReply) => unknown

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A form with files has an input that is not compared: its boundary is another one each time. */
function bodyOf({ headers, body }: FastifyRequest): Record<string, unknown> {
  const text = Buffer.isBuffer(body) ? body.toString() : ''
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  if (!type.startsWith('application/json')) return {}

  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

const inputOf = (operation: Operation, request: FastifyRequest) =>
  operation.method === 'GET'
    ? { ...asObject(request.query), ...asObject(request.params) }
    : bodyOf(request)

interface Serving {
  port: number
  answer: Answer
  /** Of what the contract does not know. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => unknown
}

async function serve({ port, answer, otherwise }: Serving): Promise<RecordingServer> {
  const app: FastifyInstance = fastify({ bodyLimit: MOST_BYTES })
  allowAnyOrigin(app)
  app.removeAllContentTypeParsers()

  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })

  for (const [name, operation] of listOperations(contract)) {
    app.route({
      method: operation.method,
      url: PREFIX + operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) =>
        answer({ name, operation, input: inputOf(operation, request) }, request, reply),
    })
  }

  app.setNotFoundHandler(async (request, reply) => otherwise(request, reply))
  const url = await app.listen({ host: '127.0.0.1', port })
  return { url, stop: () => app.close() }
}

/** Asks the live back end the same, and gives its answer on. */
async function forward(base: string, request: FastifyRequest, reply: FastifyReply) {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    OWN_HEADERS.includes(name) || value === undefined ? [] : [[name, String(value)]],
  )

  const answer = await fetch(base.replace(/\/$/, '') + request.url.slice(PREFIX.length), {
    method: request.method,
    headers,
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  })

  void reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'application/octet-stream')

  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Passes calls on to a live back end, whose API stands at `base`, and keeps what it answers in `folder`, masked. */
export function startRecorder(given: {
  base: string
  folder: string
  port?: number
}): Promise<RecordingServer> {
  const { base, folder, port = 0 } = given

  const answer: Answer = async (call, request, reply) => {
    const { status, bytes } = await forward(base, request, reply)

    try {
      const body: unknown = JSON.parse(bytes.toString())
      if (isEnvelope(body)) keepAnswer(folder, call, { status, body })
    } catch (cause) {
      // No JSON is no answer of the contract; whoever asked gets it all the same.
      if (!(cause instanceof SyntaxError)) throw cause
    }

    return reply.send(bytes)
  }

  const otherwise: Serving['otherwise'] = async (request, reply) =>
    request.url.startsWith(`${PREFIX}/`)
      ? reply.send((await forward(base, request, reply)).bytes)
      : reply.code(404).send()

  return serve({ port, answer, otherwise })
}

/** Serves what was recorded in `folder`, to whoever asks. @throws RangeError where nothing was */
export async function startReplay(given: {
  folder: string
  port?: number
}): Promise<RecordingServer> {
  const { folder, port = 0 } = given
  const recordedFor = readAnswers(folder)

  const answer: Answer = ({ name, ...call }, _request, reply) => {
    const recorded = recordedFor({ name, ...call })
    if (!recorded) return reply.code(404).send({ message: `${name} was not recorded` })
    return reply.code(recorded.status).send(recorded.body)
  }

  return serve({ port, answer, otherwise: (_request, reply) => reply.code(404).send() })
}
