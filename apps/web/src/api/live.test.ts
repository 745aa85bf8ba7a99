// @vitest-environment jsdom
import { AREAS, type LiveEvent } from '@kangban/contracts'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { testConfig } from '../config/testing/config.ts'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { leaveSubject, useSubject } from '../stores/subject.ts'
import { fakeService } from '../testing/fake-service.ts'
import { filtersFor, hear, watchLive } from './live.ts'
import { queryClient } from './query-client.ts'

const read = (kind: 'reading' | 'ecg' | 'warning', metric: 'heartRate' | 'bloodPressure' | 'ecg') =>
  filtersFor({ kind, metric }).map(({ queryKey }) => (queryKey as string[][])[0]?.join('.'))

it('reads again the home page and what shows the metric', () => {
  expect(read('reading', 'heartRate')).toEqual(['home.getHomeSummary', 'monitoring.getHeartRate'])

  expect(read('reading', 'bloodPressure')).toEqual([
    'home.getHomeSummary',
    'reminders',
    'monitoring.getBloodPressure',
    'monitoring.listPressureReadings',
  ])

  expect(read('ecg', 'ecg')).toContain('ecg.listEcgRecords')
  expect(read('ecg', 'ecg')).toContain('reminders')

  expect(read('warning', 'heartRate')).toEqual([
    'home.getHomeSummary',
    'warnings',
    'monitoring.getHeartRate',
  ])
})

const MOTHER = {
  userCode: 'U-mother',
  label: '妈妈',
  name: '王*兰',
  tel: '',
  ageYears: 72,
  areas: AREAS,
}

const at = '2026-03-02T16:28:00+08:00'

const warning = (of?: string): LiveEvent => ({
  kind: 'warning',
  metric: 'oxygen',
  value: 87,
  at,
  ...(of && { userCode: of }),
})

const toasts = () => useToasts.getState().items.length

describe('what is heard', () => {
  let read: MockInstance

  beforeEach(() => {
    read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  })

  const heard = async (event: LiveEvent) => {
    read.mockClear()
    useToasts.setState({ items: [] })
    hear(event)
    // What is under way is not read a second time.
    await new Promise((done) => setTimeout(done))
    return read.mock.calls.length > 0
  }

  afterEach(() => {
    leaveSubject()
    location.hash = ''
  })

  it('is read again where it is of whom the screen shows, and of nobody else', async () => {
    expect(await heard(warning())).toBe(true)
    expect(await heard(warning(MOTHER.userCode))).toBe(false)
    useSubject.setState({ subject: MOTHER })
    expect(await heard(warning())).toBe(false)
    expect(await heard({ kind: 'manual', at })).toBe(false)
    expect(await heard(warning(MOTHER.userCode))).toBe(true)
    expect(await heard({ kind: 'manual', at, userCode: MOTHER.userCode })).toBe(true)
    expect(useSubject.getState().alert).toMatchObject({ userCode: MOTHER.userCode })
  })

  it('tells the warning of somebody who is not shown: on the own home by its card, elsewhere in words', async () => {
    location.hash = '#/sleep'
    await heard(warning(MOTHER.userCode))
    expect(useSubject.getState().alert).toEqual({ userCode: MOTHER.userCode, at })
    expect(toasts()).toBe(1)
    location.hash = '#/health'
    await heard(warning(MOTHER.userCode))
    expect(toasts()).toBe(0)
    location.hash = '#/sleep'
    await heard({ kind: 'reading', metric: 'oxygen', value: 97, at, userCode: MOTHER.userCode })
    expect(toasts()).toBe(0)
  })
})

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

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function begin(stream: Stream | undefined) {
  stream?.say(connected)
  await later(1)
}

describe('the stream', () => {
  let read: MockInstance
  let stop: (() => void) | undefined

  const filtersRead = () => read.mock.calls.map(([filter]) => filter as unknown)
  const everything = { type: 'active' }

  beforeEach(() => {
    // jsdom has none, unlike every browser of ours.
    vi.stubGlobal('ReadableStream', new Response('').body?.constructor)
    vi.useFakeTimers()
    testConfig()
    read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  afterEach(() => {
    stop?.()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  async function start(answers?: (() => Response)[]) {
    const told = streamingService(answers)
    stop = watchLive()
    await later(1)
    return told
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

  it('ends while the browser keeps the page for who goes back, and comes again with it', async () => {
    const { streams } = await start()
    await begin(streams[0])
    dispatchEvent(new Event('pagehide'))
    await later(LATER_MS)
    expect(streams).toHaveLength(1)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await later(1)
    expect(streams).toHaveLength(2)
    await begin(streams[1])
    expect(filtersRead()).toEqual([everything])
  })

  it('does not come again once the page is left', async () => {
    const { streams } = await start()
    await begin(streams[0])
    stop?.()
    await later(LATER_MS)
    expect(streams).toHaveLength(1)
  })
})
