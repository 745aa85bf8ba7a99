// Stands between the checker and a backend: passes calls on, keeps what was answered, and may spoil one operation's answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, documentedPart, listOperations } from '@kangban/contracts'
import { type Face, oursIn } from './faces.ts'
import type { Answer, Mutation } from './mutate.ts'

const patterns = listOperations(contract).map(([name, operation]) => ({
  name,
  operation,
  path: new RegExp(`^/api${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** As a server that nobody of us wrote says it: no envelope. */
const NOT_FOUND = JSON.stringify({
  timestamp: '2026-03-02T02:00:00.000+00:00',
  status: 404,
  error: 'Not Found',
})

interface Envelope {
  readonly [key: string]: unknown
  readonly data?: unknown
}

const AS_IT_IS: Face = (data) => data

/** With `documented` it is as a back end that has none of our calls and none of our fields. */
export async function startProxy(
  backend: string,
  { documented = false }: { documented?: boolean } = {},
) {
  const answers = new Map<string, Answer>()
  const ours: string[] = []
  let mutation: Mutation | undefined
  let face: Face = AS_IT_IS

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)

    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)

    const url = new URL(request.url ?? '/', backend)
    const body = Buffer.concat(chunks)

    const found = patterns.find(
      ({ operation, path }) => operation.method === request.method && path.test(url.pathname),
    )

    if (documented && found) {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      )

      ours.push(
        ...oursIn(found.operation, { url, headers, body: body.toString() }).map(
          (what) => `${found.name} ${what}`,
        ),
      )

      if (found.operation.origin === 'ours') {
        ours.push(found.name)
        return send(404, NOT_FOUND)
      }
    }

    const {
      authorization = '',
      'content-type': type = 'application/json',
      client = '',
    } = request.headers

    const answer = await fetch(url, {
      method: request.method,
      headers: { authorization, 'content-type': type, client: String(client) },
      ...(body.length > 0 ? { body } : {}),
    })

    const text = await answer.text()
    if (!found) return send(answer.status, text)
    const envelope = JSON.parse(text) as Envelope
    const data = documented ? face(documentedPart(envelope.data), found.operation) : envelope.data
    const said = { ...envelope, ...('data' in envelope && { data }) }
    if (!answers.has(found.name)) answers.set(found.name, { ...found, envelope: said })

    return send(
      answer.status,
      mutation && found.name === mutation.name ? mutation.body : JSON.stringify(said),
    )
  }

  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    /** The first answer of every operation that was called. */
    answers,
    /** Calls, fields and headers of ours that were sent to a back end that knows none of them. */
    ours,
    spoil(next: Mutation | undefined) {
      mutation = next
    },
    wear(next: Face = AS_IT_IS) {
      face = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
