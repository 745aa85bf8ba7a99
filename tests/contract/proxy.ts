// Stands between the checker and a backend: passes calls on, keeps what was answered, and may spoil one operation's answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, listOperations } from '@kangban/contracts'
import type { Answer, Mutation } from './mutate.ts'

const patterns = listOperations(contract).map(([name, operation]) => ({
  name,
  operation,
  path: new RegExp(`^/api${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

export async function startProxy(backend: string) {
  const answers = new Map<string, Answer>()
  let mutation: Mutation | undefined
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', backend)
    const { authorization = '', 'content-type': type = 'application/json', client = '' } = request.headers
    const answer = await fetch(url, {
      method: request.method,
      headers: { authorization, 'content-type': type, client: String(client) },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const text = await answer.text()
    const found = patterns.find(({ operation, path }) => operation.method === request.method && path.test(url.pathname))
    if (found && !answers.has(found.name)) answers.set(found.name, { ...found, envelope: JSON.parse(text) })
    const body = mutation && found?.name === mutation.name ? mutation.body : text
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    /** The first answer of every operation that was called. */
    answers,
    spoil(next: Mutation | undefined) {
      mutation = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
