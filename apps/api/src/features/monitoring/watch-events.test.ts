import { contract, type LiveEvent, type MeasuredEvent } from '@kangban/contracts'
import { createRouter } from '@kangban/contracts/router'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Context } from '../../context.ts'
import { routes } from '../../routes.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { watchEvents } from './watch-events.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const contextOf = (accountId: string, sessionGoesOn = async () => true): Context => ({
  sessionGoesOn,
  whenSessionOver: () => () => undefined,
  takeStream: () => () => undefined,
  services: app.services,
  user: { sessionId: 'session', accountId, userCode: 'U1' },
  userCode: 'U1',
  hasGrantFrom: () => Promise.resolve(false),
  noteRefusal: () => undefined,
  address: '',
  userAgent: '',
  origin: '',
  idempotencyKey: undefined,
  deviceKey: undefined,
  permit: { read: () => undefined, set: () => undefined, clear: () => undefined },
  device: { isKept: false, read: () => undefined, set: () => undefined, clear: () => undefined },
})

const event: MeasuredEvent = {
  kind: 'reading',
  metric: 'heartRate',
  value: 72,
  at: '2026-03-02T10:00:00+08:00',
}

it('passes on what is published for the user of the session alone, until the page is left', async () => {
  const leaving = new AbortController()
  const received: LiveEvent[] = []

  const reading = (async () => {
    for await (const next of watchEvents({ context: contextOf('mine'), signal: leaving.signal })) {
      received.push(next)
      if (received.length === 2) leaving.abort()
    }
  })()

  app.services.live.publish('somebody else', event)
  app.services.live.publish('mine', event)
  app.services.live.publish('mine', { ...event, value: 73 })
  await reading
  app.services.live.publish('mine', { ...event, value: 74 })
  expect(received.map((next) => 'value' in next && next.value)).toEqual([72, 73])
})

it('tells nothing that comes after the session is over, and ends', async () => {
  const session = { goesOn: true }
  const received: LiveEvent[] = []
  const context = contextOf('leaver', async () => session.goesOn)

  const reading = (async () => {
    for await (const next of watchEvents({ context, signal: new AbortController().signal }))
      received.push(next)
  })()

  app.services.live.publish('leaver', event)
  await expect.poll(() => received.length).toBe(1)
  session.goesOn = false
  app.services.live.publish('leaver', { ...event, value: 73 })
  await reading
  expect(received.map((next) => 'value' in next && next.value)).toEqual([72])
})

it('says that it is there while nothing happens, more often than a page gives it up', async () => {
  const leaving = new AbortController()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  try {
    const { body } = await fetchRequestHandler({
      endpoint: '/trpc',
      router: createRouter(contract, routes),
      createContext: () => ({ call: contextOf('nobody told') }),
      req: new Request('http://localhost/trpc/monitoring.watchEvents', {
        headers: { accept: 'text/event-stream' },
        signal: leaving.signal,
      }),
    })

    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let said = ''

    const saidUntil = async (wanted: RegExp) => {
      while (!wanted.test(said)) said += (await reader?.read())?.value ?? ''
      return wanted.exec(said)?.[1] ?? ''
    }

    const options = await saidUntil(/event: connected\ndata: (.*)\n/)
    const { reconnectAfterInactivityMs } = JSON.parse(options)
    const ping = saidUntil(/(event: ping)\n/)
    await vi.advanceTimersByTimeAsync(reconnectAfterInactivityMs / 2)
    expect(await ping).toBe('event: ping')
  } finally {
    vi.useRealTimers()
    leaving.abort()
  }
})
