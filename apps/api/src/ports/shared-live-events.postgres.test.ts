// On PostgreSQL only: what one replica stores reaches the pages that another has open.
import type { MeasuredEvent } from '@kangban/contracts'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { createSharedLiveEvents } from './shared-live-events.ts'
import { liveOf } from '../testing/live-of.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const EVENTS = 200
const PATIENT = { timeout: 10_000 }

let app: TestApp
let other: App
let accountId: string

beforeAll(async () => {
  app = await startTestApp()
  other = await buildApp(app.services.config, { clock: app.clock })
})

afterAll(async () => {
  await other.server.close()
  await app.stop()
})

let phones = 13_966_170_000

beforeEach(async () => {
  const { userCode } = await app.logIn(String((phones += 1)))
  accountId = (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id
})

const event = (value: number): MeasuredEvent => ({
  kind: 'reading',
  metric: 'heartRate',
  value,
  at: '2026-03-02T10:00:00+08:00',
})

/** What a page at a replica hears from now on. */
function page({ services }: Pick<App, 'services'>, whose = accountId) {
  const leaving = new AbortController()
  const heard: { value: number; at: number }[] = []

  void (async () => {
    const events = liveOf(services.live, whose, leaving.signal)

    for (;;) {
      const { value, done } = await events.next()
      if (done) return
      heard.push({ value: Number(value.value), at: performance.now() })
    }
  })()

  return { heard, values: () => heard.map(({ value }) => value), leave: () => leaving.abort() }
}

const endListeners = ({ services }: TestApp) => services.database.$executeRaw`
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'`

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('reaches it, once, and the own page as well', async () => {
  const [near, far] = [page(app), page(other)]
  const sent: number[] = []

  for (const value of oneTo(EVENTS)) {
    sent.push(performance.now())
    app.services.live.publish(accountId, event(value))
    await new Promise((resolve) => setTimeout(resolve, 3))
  }

  await expect.poll(() => far.heard.length, PATIENT).toBe(EVENTS)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(near.values()).toEqual(oneTo(EVENTS))
  expect(far.values().toSorted((a, b) => a - b)).toEqual(oneTo(EVENTS))

  const took = far.heard
    .map(({ value, at }) => at - (sent[value - 1] ?? 0))
    .toSorted((a, b) => a - b)

  const p99 = took[Math.floor(EVENTS * 0.99)] ?? Number.NaN

  console.log(
    `from one replica to a page at another: p50 ${took[EVENTS / 2]?.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )

  near.leave()
  far.leave()
})

it('tells a page nothing of anybody else', async () => {
  const far = page(other)
  const stranger = await app.logIn(String((phones += 1)))
  const where = { userCode: stranger.userCode }
  const { id } = await app.services.database.account.findUniqueOrThrow({ where })
  app.services.live.publish(id, event(7))
  app.services.live.publish(accountId, event(8))
  await expect.poll(far.values, PATIENT).toEqual([8])
  far.leave()
})

it('is told to a replica that had lost its connection meanwhile, once', async () => {
  const far = page(other)
  app.services.live.publish(accountId, event(1))
  await expect.poll(far.values, PATIENT).toEqual([1])

  await endListeners(app)

  for (const value of [2, 3, 4]) app.services.live.publish(accountId, event(value))
  await expect.poll(() => far.values().toSorted((a, b) => a - b), PATIENT).toEqual([1, 2, 3, 4])
  app.services.live.publish(accountId, event(5))
  await expect.poll(() => far.values().includes(5), PATIENT).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(far.values().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  far.leave()
})

it('tells again what a primary took with it when its standby took over, once', async () => {
  const far = page(other)
  const { database } = app.services
  app.services.live.publish(accountId, event(1))
  await expect.poll(far.values, PATIENT).toEqual([1])
  // As a note that was committed without its standby: nobody was told of it, and it is not there any more.
  const telling = vi.spyOn(Pool.prototype, 'query').mockResolvedValueOnce({ rows: [] } as never)
  app.services.live.publish(accountId, event(2))
  expect(telling).toHaveBeenCalledOnce()
  telling.mockRestore()
  await endListeners(app)
  await expect.poll(far.values, PATIENT).toEqual([1, 2])
  app.services.live.publish(accountId, event(3))
  await expect.poll(far.values, PATIENT).toEqual([1, 2, 3])
  expect(await database.liveNote.count({ where: { accountId } })).toBe(3)
  far.leave()
})

it('tells ids alone where everybody at the database can listen', async () => {
  const { default: pg } = await import('pg')
  const listener = new pg.Client(app.services.config.databaseUrl)
  const told: string[] = []
  listener.on('notification', ({ payload = '' }) => told.push(payload))
  await listener.connect()
  await listener.query('LISTEN kangban_live')
  app.services.live.publish(accountId, event(171))
  await expect.poll(() => told.length, PATIENT).toBe(1)
  expect(told[0]).toMatch(new RegExp(`^[0-9a-f-]{36} ${accountId} [0-9a-f-]{36}$`))
  await listener.end()
})

it('opens nothing for what is told after the end', async () => {
  // Which nobody else opens connections to, and which need not be there.
  const database = 'after_the_end'
  const url = new URL(app.services.config.databaseUrl)
  url.pathname = database
  const live = await createSharedLiveEvents(url.href)
  await live.close()
  const connecting = vi.spyOn(Client.prototype, 'connect')
  live.publish(accountId, event(1))
  live.listen(AbortSignal.abort())
  await new Promise((resolve) => setTimeout(resolve, 100))
  const clients = connecting.mock.contexts as Client[]
  expect(clients.filter((client) => client.database === database)).toEqual([])
  connecting.mockRestore()
})

it('tells later what the database was away for', async () => {
  const far = page(other)
  const asking = vi.spyOn(Pool.prototype, 'query')
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })

  asking.mockImplementationOnce(() => {
    throw away
  })

  app.services.live.publish(accountId, event(7))
  expect(asking).toHaveBeenCalledOnce()
  asking.mockRestore()
  await expect.poll(() => far.values(), PATIENT).toEqual([7])
  far.leave()
})
