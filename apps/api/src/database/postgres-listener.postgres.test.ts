// On PostgreSQL only: a listening connection that is lost, at whatever moment, is made anew, and none is left behind.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { listenTo } from './postgres-listener.ts'

const CHANNEL = 'of_this_test'
const PATIENT = { timeout: 10_000 }
let app: TestApp
let admin: Client
let heard: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  admin = new Client(app.services.config.databaseUrl)
  await admin.connect()
})

afterAll(async () => {
  await admin.end()
  await app.stop()
})

beforeEach(() => {
  heard = []
})

const LISTENING = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  AND (query LIKE 'LISTEN ${CHANNEL}%' OR query = 'SELECT 1')`

const listening = async () => (await admin.query(`SELECT pid ${LISTENING}`)).rowCount
const cutOff = () => admin.query(`SELECT pg_terminate_backend(pid) ${LISTENING}`)

/** Closed whatever becomes of its test: the next one counts the connections. */
function openTo(url: string, connected: (silentMs: number) => Promise<void>) {
  const listener = listenTo(url, CHANNEL, { payload: (payload) => heard.push(payload), connected })
  onTestFinished(() => listener.close())
  return listener
}

const open = (connected: (silentMs: number) => Promise<void>) =>
  openTo(app.services.config.databaseUrl, connected)

const connects = () => Promise.resolve()

const AT_ONCE_MS = 500

async function msToClose(listener: { close: () => Promise<void> }): Promise<number> {
  const asked = performance.now()
  await listener.close()
  return performance.now() - asked
}

/** Told again and again, since a notification that nobody listens to is gone. */
async function expectHeard(payload: string): Promise<void> {
  await expect
    .poll(async () => {
      await admin.query(`SELECT pg_notify('${CHANNEL}', $1)`, [payload])
      return heard.includes(payload)
    }, PATIENT)
    .toBe(true)
}

it('is made anew when it is lost while nobody is told yet that it hears', async () => {
  const connections: number[] = []

  const listener = open(async (silentMs) => {
    connections.push(silentMs)
    if (connections.length > 1) return
    await cutOff()
    // So long that its end has come.
    await new Promise((resolve) => setTimeout(resolve, 300))
  })

  await expectHeard('after the loss')
  // More than one where the machine is so busy that a heartbeat takes too long.
  expect(connections.length).toBeGreaterThanOrEqual(2)
  expect(connections[1]).toBeGreaterThanOrEqual(300)
  await listener.close()
  await expect.poll(listening, PATIENT).toBe(0)
})

it('is made anew as often as it is lost', async () => {
  const listener = open(connects)

  for (const round of ['first', 'second', 'third']) {
    await expectHeard(round)
    await cutOff()
  }

  await expectHeard('last')
  await listener.close()
  await expect.poll(listening, PATIENT).toBe(0)
})

it('that is closed while it connects leaves no connection', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()

  const listener = open(() => {
    begun.resolve()
    return gate.promise
  })

  await begun.promise
  const closed = listener.close()
  gate.resolve()
  await closed
  await expect.poll(listening, PATIENT).toBe(0)
})

it('is closed at once at whatever moment of its connecting', async () => {
  for (let moment = 0; moment < 60; moment++) {
    const listener = open(connects)
    await new Promise((resolve) => setTimeout(resolve, moment / 10))
    expect(await msToClose(listener)).toBeLessThan(AT_ONCE_MS)
  }

  await expect.poll(listening, PATIENT).toBe(0)
})

it('is closed at once while the server accepts connections and says nothing', async () => {
  const accepted = Promise.withResolvers<Socket>()
  const hanging = createServer({ allowHalfOpen: true }, accepted.resolve)
  await once(hanging.listen(0, '127.0.0.1'), 'listening')
  const { port } = hanging.address() as AddressInfo
  const listener = openTo(`postgresql://nobody@127.0.0.1:${port}/none`, connects)
  const socket = await accepted.promise
  expect(await msToClose(listener)).toBeLessThan(AT_ONCE_MS)
  socket.destroy()
  hanging.close()
})

it('is closed at once while there is no server to connect to', async () => {
  const listener = openTo('postgresql://nobody@127.0.0.1:1/none', connects)
  // Into the longest pause.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(await msToClose(listener)).toBeLessThan(AT_ONCE_MS)
})
