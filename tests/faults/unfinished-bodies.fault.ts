// Requests that begin and never end: they must not be read for strangers, not fill the memory, and not keep the service up.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { LIMITS } from '../../apps/api/src/config/limits.ts'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { startTestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { logInTo, type OwnService, ownFolder, startService } from './own-service.ts'

const COUNT = 200
const REFUSED = COUNT - LIMITS.largeBodiesAtOnce
const BLOCKS = '/monitor/v1/app/holter/blocks'
const LARGE = contract.holter.saveBlocks.maxBodyBytes ?? Number.NaN
const MB = 1024 * 1024
const folder = ownFolder()
let service: OwnService

beforeAll(async () => {
  await prepareDatabase(readConfig({ DATA_DIR: folder.path }), 1)
  service = await startService({ DATA_DIR: folder.path })
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

interface Sent {
  path: string
  bytes: number
  token?: string
}

interface Unfinished {
  socket: Socket
  /** What came back until now. */
  answer(): string
}

/** Sends all of a body but its last byte. */
async function begin(
  { url }: { url: string },
  { path, bytes, token = '' }: Sent,
): Promise<Unfinished> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let came = ''
  socket.setEncoding('utf8').on('data', (text: string) => (came += text))
  socket.on('error', () => {})

  socket.write(
    `POST /api${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
      `${token && `authorization: ${token}\r\n`}content-length: ${bytes}\r\n\r\n`,
  )

  await new Promise<void>((resolve) => {
    // A service that has closed the connection takes no more of it.
    socket.once('close', () => resolve())
    socket.write(Buffer.alloc(bytes - 1, ' '), () => resolve())
  })

  return { socket, answer: () => came }
}

/** Read into memory they cost 490 MB; to refuse them costs 70 to 125, mostly what the sockets hold. */
const MAX_GROWN_MB = 200

/** What so many unfinished bodies cost, and how many were told what; waits for as many as `expected`. */
async function flood(sent: Sent, words: string, expected = COUNT) {
  const before = service.residentMb()
  const begun = await Promise.all(Array.from({ length: COUNT }, () => begin(service, sent)))
  const count = () => begun.filter((each) => each.answer().includes(words)).length
  for (let waits = 0; count() < expected && waits < 100; waits++) await pause(100)
  const grownMb = service.residentMb() - before
  for (const { socket } of begun) socket.destroy()

  console.log(
    `${COUNT} unfinished bodies for ${sent.path}: ${grownMb.toFixed(0)} MB, ${count()} refused`,
  )

  return { grownMb, told: count() }
}

describe(`${COUNT} bodies that never end`, () => {
  it('are refused before they are read where nobody is logged in', async () => {
    const { grownMb, told } = await flood({ path: BLOCKS, bytes: LARGE }, '"code":"410"')
    expect(told).toBe(COUNT)
    expect(grownMb).toBeLessThan(MAX_GROWN_MB)
  })

  it('are refused by the tRPC face too', async () => {
    const { grownMb, told } = await flood(
      { path: '/trpc/holter.saveBlocks', bytes: MB },
      '"code":"410"',
    )

    expect(told).toBe(COUNT)
    expect(grownMb).toBeLessThan(MAX_GROWN_MB)
  })

  it('are refused where there is nothing', async () => {
    const { grownMb, told } = await flood({ path: '/nowhere', bytes: MB }, '"code":"404"')
    expect(told).toBe(COUNT)
    expect(grownMb).toBeLessThan(MAX_GROWN_MB)
  })

  it('are few at once of one account, and of devices behind one address', async () => {
    const token = await logInTo(service)

    for (const asked of [
      { path: BLOCKS, bytes: LARGE, token },
      { path: '/device/v1/app/ingest', bytes: 2 * MB },
    ]) {
      const { grownMb, told } = await flood(asked, '"code":"429"', REFUSED)
      expect(told).toBe(REFUSED)
      expect(grownMb).toBeLessThan(200)
    }

    // The places are free again when the bodies are gone.
    const answer = await fetch(`${service.url}/api${BLOCKS}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ filler: ' '.repeat(MB) }),
    })

    expect(await answer.json()).toMatchObject({ code: '9999' })
  })
})

it('one is cut off in the envelope when it is late', async () => {
  const app = await startTestApp()
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { server } = app.server
  expect(server.requestTimeout).toBe(LIMITS.requestMs)
  // Node takes the longer of the two for the whole request.
  Object.assign(server, { requestTimeout: 500, headersTimeout: 400 })
  const { token } = await app.logIn('13912340000')
  const late = await begin({ url }, { path: '/user/v1/feedback', bytes: 1000, token })

  await expect
    .poll(() => late.answer(), { timeout: 2 * LIMITS.lateRequestsMs })
    .toMatch(/^HTTP\/1.1 408 /)

  expect(JSON.parse(late.answer().split('\r\n\r\n')[1] ?? '')).toEqual({
    code: '408',
    msg: '提交超时，请稍后再试',
    data: null,
  })

  await app.stop()
}, 30_000)

it('one does not keep the service up when it is asked to stop', async () => {
  const token = await logInTo(service, '13800000002')
  const { socket } = await begin(service, { path: '/user/v1/feedback', bytes: 1000, token })
  await pause(200)
  const milliseconds = await service.stopped()
  console.log(`stopped ${(milliseconds / 1000).toFixed(1)} s after SIGTERM`)
  expect(milliseconds).toBeLessThan(12_000)
  socket.destroy()
})
