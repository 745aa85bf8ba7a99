// @vitest-environment jsdom
import { ReadableStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { testConfig } from '../config/testing/config.ts'
import { fakeService } from '../testing/fake-service.ts'
import { watchLive } from './live.ts'
import { queryClient } from './query-client.ts'

const STREAM = '/api/trpc/monitoring.watchEvents'
const READING = { kind: 'reading', metric: 'heartRate', value: 71, at: '2026-03-02T16:28:00+08:00' }
/** Longer than any pause between two tries. */
const LATER_MS = 61_000

interface Stream {
  say(text: string): void
  end(): void
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const connected = event('connected', { reconnectAfterInactivityMs: 45_000 })

/** A service whose streams are answered by `answers`, one after the other, and by open streams after those. */
function streamingService(answers: (() => Response)[] = []) {
  const service = fakeService()
  const streams: Stream[] = []

  service.serve(STREAM, () => {
    const answer = answers.shift()
    if (answer) return answer()

    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push({
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
        })
      },
    })

    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })

  return { service, streams }
}

let read: MockInstance
let stop = () => {}

const filtersRead = () => read.mock.calls.map(([filter]) => filter as unknown)
const everything = { type: 'active' }

beforeEach(() => {
  // jsdom has none, unlike every browser of ours.
  vi.stubGlobal('ReadableStream', ReadableStream)
  vi.useFakeTimers()
  testConfig()
  read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function start(answers?: (() => Response)[]) {
  const told = streamingService(answers)
  stop = watchLive()
  await later(1)
  return told
}

async function begin(stream: Stream | undefined) {
  stream?.say(connected)
  await later(1)
}

it('comes again where nobody was ready, and then hears', async () => {
  const { service, streams } = await start([
    () => new Response('', { status: 503 }),
    () => new Response('', { status: 502 }),
  ])

  await later(LATER_MS)
  expect(service.asked.filter((path) => path === STREAM)).toHaveLength(3)
  await begin(streams[0])
  streams[0]?.say(`data: ${JSON.stringify(READING)}\n\n`)
  await later(1)
  expect(read).toHaveBeenCalled()
  expect(filtersRead()).not.toContainEqual(everything)
})

it('comes again after a replica has stopped, and reads what is on the screen', async () => {
  const { streams } = await start()
  await begin(streams[0])
  expect(read).not.toHaveBeenCalled()
  streams[0]?.say(event('return', ''))
  await later(LATER_MS)
  expect(streams).toHaveLength(2)
  expect(read).not.toHaveBeenCalled()
  await begin(streams[1])
  expect(filtersRead()).toEqual([everything])
})

it('gives up a stream that is silent for longer than the service ever is', async () => {
  const { streams } = await start()
  await begin(streams[0])
  await later(40_000)
  streams[0]?.say(event('ping', ''))
  await later(40_000)
  expect(streams).toHaveLength(1)
  await later(6_000)
  expect(streams).toHaveLength(2)
  await begin(streams[1])
  expect(filtersRead()).toEqual([everything])
})

it('does not come again once the page is left', async () => {
  const { streams } = await start()
  await begin(streams[0])
  stop()
  await later(LATER_MS)
  expect(streams).toHaveLength(1)
})
