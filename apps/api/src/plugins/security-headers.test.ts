// What a production answers before there is a request to answer: it has the headers of every other answer.
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const NAMES = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
]

let production: TestApp

beforeAll(async () => {
  production = await startTestApp({ config: { mode: 'production' } })
  await production.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => production.stop())

/** The head of the answer to what is sent on a connection of its own. */
async function headOf(sent: string): Promise<string[]> {
  const { port } = production.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(sent)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  return head.split('\r\n')
}

const get = (path: string) => headOf(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)

it.each([
  ['an address that cannot be decoded', () => get('/%ff')],
  ['a name of a path that is too long', () => get(`/api/trpc/${'a'.repeat(6000)}`)],
  ['what is not HTTP', () => headOf('HELLO\r\n\r\n')],
  ['headers that are too large', () => get(`/${'a'.repeat(20_000)}`)],
])('%s is refused with the headers of every answer', async (_, ask) => {
  const { headers } = await production.http().get('/healthz')
  const [status, ...told] = await ask()
  expect(status).toMatch(/^HTTP\/1.1 4\d\d \w/)
  for (const name of NAMES) expect(told).toContain(`${name}: ${headers[name]}`)
})
