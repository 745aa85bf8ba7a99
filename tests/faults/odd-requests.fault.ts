// Bytes that no client of ours sends: none is answered by a fall, and the service answers the next caller.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { BODIES, HEADERS, METHODS, type Odd, PATHS, posted, RAW } from './odd-requests.ts'

/** So long an answer may take; a connection that has none by then was kept open for the rest of a request. */
const PATIENCE_MS = 300
/** So long after a part of an answer there may be more. */
const SILENCE_MS = 30

let app: TestApp
let token: string
let port: number

beforeAll(async () => {
  app = await startTestApp()
  token = (await app.logIn('13912340000')).token
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(() => app.stop())

/** Everything that comes back on one connection until it ends or falls silent. */
const exchange = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    let told = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => socket.destroy()
    socket.setTimeout(PATIENCE_MS, end)

    socket.on('data', (part) => {
      told += part.toString('latin1')
      socket.setTimeout(SILENCE_MS)
    })

    socket.on('error', end)
    socket.on('close', () => resolve(told))
  })

const statusesIn = (told: string): number[] =>
  [...told.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, status]) => Number(status))

const headOf = ({
  method = 'GET',
  path = '/api/user/v1/health',
  version = '1.1',
  headers = [],
}: Odd) =>
  [
    `${method} ${path} HTTP/${version}`,
    'host: x',
    `authorization: ${token}`,
    ...headers,
    '',
    '',
  ].join('\r\n')

const bytesOf = (odd: Odd): Buffer =>
  Buffer.concat([Buffer.from(headOf(odd), 'latin1'), Buffer.from(odd.body ?? '')])

/** Of an answer: a status of 5xx, or where in the sources something threw. */
async function fallsOf(bytes: string | Buffer): Promise<string[]> {
  const told = await exchange(bytes)
  const statuses = statusesIn(told).filter((status) => status >= 500)
  return [...statuses.map(String), ...(told.match(/node:internal|\.ts:\d+/g) ?? [])]
}

describe('no fall', () => {
  it.each(METHODS)('of the method "%s"', async (method) =>
    expect(await fallsOf(bytesOf({ method }))).toEqual([]),
  )

  it.each(PATHS)('of the address %s', async (path) =>
    expect(await fallsOf(bytesOf({ path }))).toEqual([]),
  )

  it.each(HEADERS)('of the header %j, asked and sent', async (header) => {
    expect(await fallsOf(bytesOf({ headers: [header] }))).toEqual([])
    const sent = posted('{"type":"other","content":"x"}')

    expect(await fallsOf(bytesOf({ ...sent, headers: [...(sent.headers ?? []), header] }))).toEqual(
      [],
    )
  })

  it.each(BODIES)('of a body: %s', async (_, odd) =>
    expect(await fallsOf(bytesOf(odd))).toEqual([]),
  )

  it.each(RAW)('of %s', async (_, bytes) => expect(await fallsOf(bytes)).toEqual([]))
})

it('the next caller is answered', async () => {
  expect(statusesIn(await exchange(bytesOf({})))).toEqual([200])
})
