// One judge: what our service says of a day is what the web app says of it on a back end that keeps the documents alone.
// The same service is asked twice, once as it is, once with everything taken off its answers that is ours.
import { lastDays } from '@kangban/china-time'
import { documentedPart } from '@kangban/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { testConfig } from '../../apps/web/src/config/testing/config.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'

const NOW = '2026-03-02T21:30:00+08:00'
const TODAY = '2026-03-02'
const HISTORY_DAYS = 40

const stored = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

vi.stubGlobal('location', { hash: '#/health', replace: () => undefined })

let app: TestApp
let token = ''
const asked: string[] = []

/** The documented back end: our service, asked by the web app, with nothing of ours in its answers. */
const strippedFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  asked.push(url.pathname.replace(/^\/api/, '') + url.search)
  const response = await fetchOf(url, init)
  const body = (await response.json()) as { data: unknown }
  return Response.json({ ...body, data: documentedPart(body.data) })
}

const realFetch = fetch

const fetchOf = (url: URL, init?: RequestInit) => {
  const headers = new Headers(init?.headers)
  headers.set('authorization', token)
  return realFetch(url, { ...init, headers })
}

/** What our own service answers to the same call, its additions laid beside the documented fields. */
async function own<T>(path: string): Promise<T> {
  const response = await fetchOf(new URL(`${origin}/api${path}`))
  const { data } = (await response.json()) as { data: T & { kangban?: object } }

  return data && typeof data === 'object' && 'kangban' in data
    ? { ...data, ...data.kangban, kangban: undefined }
    : data
}

let origin = ''

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  app = await startTestApp({ services: { clock: { now: () => new Date(NOW) } } })

  await seedTestApp(
    { ...app, clock: { now: () => new Date(NOW), advance: () => undefined } },
    HISTORY_DAYS,
  )

  origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  token = (await app.logIn('13800000001')).token
  vi.stubGlobal('fetch', strippedFetch)
  testConfig({ apiBase: `${origin}/api`, backend: 'documented' })
}, 120_000)

afterEach(() => {
  asked.length = 0
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await app.stop()
})

const client = async () => (await import('../../apps/web/src/api/client.ts')).client

const days = lastDays(TODAY, 14)

const alone = (pair: string) => pair.replace(/\/\d+/, '')

describe('the words of the web app on a documented back end are those of our service', () => {
  it('of every night', async () => {
    const { monitoring } = await client()

    // Which nights were before, and each single fall, no documented call of that day tells; the series are of spans.
    const untold = [
      'usualScore',
      'lowOxygen',
      'deepDetails',
      'lightDetails',
      'remDetails',
      'wakeDetails',
    ]

    const ofSpans = ['scoreDetails', 'startDetails', 'endDetails']
    let nights = 0

    for (const dat of days) {
      const composed = await monitoring.getSleep.query({ type: '1', dat })
      const told = await own<Record<string, unknown> | null>(`/monitor/app/v1/sleep/1/${dat}`)
      const without = [...untold, ...ofSpans]

      expect(composed).toEqual(
        told &&
          Object.fromEntries(Object.entries(told).filter(([name]) => !without.includes(name))),
      )

      nights += told ? 1 : 0
    }

    expect(nights).toBeGreaterThan(10)
  })

  it.each(['2', '3'] as const)('of the nights of a span of type %s', async (type) => {
    const { monitoring } = await client()
    const composed = await monitoring.getSleep.query({ type, dat: TODAY })

    const {
      usualScore: _,
      lowOxygen: __,
      ...told
    } = await own<Record<string, unknown>>(`/monitor/app/v1/sleep/${type}/${TODAY}`)

    expect(composed).toEqual(told)
  })

  it.each(['1', '2', '3'] as const)('of the pressures of a span of type %s', async (type) => {
    const { monitoring } = await client()
    const composed = await monitoring.getBloodPressure.query({ type, dat: TODAY })
    interface Told {
      readings: { source: string; pulseRate: number | null }[]
      morning: unknown
      homeMean: unknown
      evening: unknown
    }
    const { readings, ...told } = await own<Told>(`/monitor/app/v1/bloodpre/${type}/${TODAY}`)
    const { readings: seen = [], ...words } = composed ?? {}
    const { morning: _, evening: __, homeMean: ___, ...day } = told
    expect(words).toEqual(type === '1' ? day : told)

    // What the watch measured has no pulse and no source in the documented day, and no reading has an id to write a note to.
    expect(seen).toEqual(
      readings.map((reading) => ({
        ...reading,
        id: null,
        ...(reading.source === 'watch' && { source: null, pulseRate: null }),
      })),
    )
  })

  it('of the steps of each day', async () => {
    const { monitoring } = await client()

    for (const dat of days) {
      const composed = await monitoring.getSteps.query({ type: '1', dat })
      const told = await own<Record<string, unknown>>(`/monitor/app/v1/activity/1/${dat}`)

      expect([composed?.sentence, composed?.elderSentence]).toEqual([
        told.sentence,
        told.elderSentence,
      ])
    }
  })

  it('of the abnormal events', async () => {
    const { warnings } = await client()
    interface Summary {
      matters: { ids: string[]; value: string; when: string; lastAt: string; progress: string }[]
    }
    interface Told {
      eventName: string
      value: number
      kangban: { valueText: string; limitText: string }
    }
    const told = await own<Told[]>('/monitor/v1/abnormal/list')
    const composed = await warnings.listWarnings.query({})
    expect(composed.length).toBeGreaterThan(3)

    expect(composed.map(({ eventName }) => eventName)).toEqual(
      told.map(({ eventName }) => eventName),
    )

    // The diastolic is no documented field: the systolic stands alone.
    expect(composed.map(({ valueText, limitText }) => [valueText, limitText])).toEqual(
      told.map(({ kangban }) => [alone(kangban.valueText), alone(kangban.limitText)]),
    )

    // How long an event lasted, what was done about it and the diastolic are no documented fields either.
    const known = ({ matters, ...rest }: Summary) => ({
      ...rest,
      matters: matters
        .map((matter) => ({
          ...matter,
          value: alone(matter.value),
          when: '',
          lastAt: '',
          progress: '',
        }))
        .toSorted((a, b) => (a.ids[0] ?? '').localeCompare(b.ids[0] ?? '')),
    })

    expect(known(await warnings.getWarningSummary.query({}))).toEqual(
      known(await own<Summary>('/monitor/v1/abnormal/summary')),
    )
  })

  it('of an ECG, from its samples', async () => {
    const { ecg } = await client()
    let found = 0

    for (const dayDate of lastDays(TODAY, HISTORY_DAYS).toReversed()) {
      const { dataEcgInfosRespList: list } = (await ecg.listEcgRecords.query({ dayDate })) ?? {
        dataEcgInfosRespList: [],
      }

      for (const { id } of list) {
        const composed = await ecg.getEcgRecord.query({ ecgId: id ?? '' })
        const told = await own<Record<string, unknown>>(`/monitor/v1/app/find-ecg-info?ecgId=${id}`)
        const { id: _, dataTime: __, source, complete, pdfFilePath, ...rest } = told
        // No document has a place for what a person told, wrote or called wrong, and a watch asks nobody.
        const { qtcFridericia, circumstances, note, denials, ...words } = rest
        expect([source, complete, circumstances, note]).toEqual(['watch', true, null, ''])
        expect(denials).toEqual([])
        expect(typeof pdfFilePath).toBe('string')

        // Stored before the samples were rounded to the microvolt.
        expect(
          Math.abs(Number(composed?.qtcFridericia) - Number(qtcFridericia)),
        ).toBeLessThanOrEqual(3)

        expect({ ...composed, qtcFridericia: undefined }).toEqual(words)
        found += 1
      }

      if (found > 3) break
    }

    expect(found).toBeGreaterThan(3)
  })

  it('of the week for the doctor: what documented calls tell of', async () => {
    const { reports } = await client()
    interface Week {
      day: string
      endDay: string
      measures: { measure: string }[]
      pressureCount: number
      warnings: {
        total: number
        bad: number
        lastWeek: number
        byKind: { kind: string; count: number }[]
      }
    }

    const { list } = await own<{ list: { id: string; day: string }[] }>(
      '/report/v1/app/list?kind=weekly&pn=1&ps=1',
    )

    const told = await own<Week>(`/report/v1/app/detail?kind=weekly&id=${list[0]?.id}`)
    const rows = await reports.listReports.query({ kind: 'weekly', pn: 1, ps: 1 })
    expect(rows.list.map(({ day }) => day)).toEqual([told.day])
    const composed = await reports.getReport.query({ kind: 'weekly', id: rows.list[0]?.id ?? '' })
    const known = ['pressureMorning', 'pressureEvening', 'sleep', 'steps']

    const ofKnown = (measures: Week['measures']) =>
      measures.filter(({ measure }) => known.includes(measure))

    const week = composed as typeof composed & Week
    expect(week.measures).toEqual(ofKnown(told.measures))
    expect(ofKnown(told.measures)).toHaveLength(known.length)

    expect([week.day, week.endDay, week.pressureCount]).toEqual([
      told.day,
      told.endDay,
      told.pressureCount,
    ])

    const counts = ({ total, bad, lastWeek, byKind }: Week['warnings']) => ({
      total,
      bad,
      lastWeek,
      kinds: byKind.map(({ kind, count }) => [kind, count]),
    })

    expect(counts(week.warnings)).toEqual(counts(told.warnings))
  })

  it('of the home page: the cards of what documented calls tell of', async () => {
    const { home } = await client()
    const composed = await home.getHomeSummary.query({})
    interface Told {
      day: string
      openMatters: number
      matters: { kind: string; level: string; title: string; advice: string }[]
      cards: { metric: string; note: string; measuredAt: string }[]
    }
    const told = await own<Told>('/monitor/v1/app/home-summary')
    const known = ['bloodPressure', 'sleep', 'steps']
    const cards = composed.cards.filter(({ metric }) => known.includes(metric))
    // Until when the steps of the hour are counted only our service knows.
    const timed = told.cards.filter(({ metric }) => known.includes(metric))

    expect(cards.map((card) => ({ ...card, measuredAt: '' }))).toEqual(
      timed.map((card) => ({ ...card, measuredAt: '' })),
    )

    expect(composed.cards.map(({ metric }) => metric)).toEqual([
      'bloodPressure',
      'sleep',
      'steps',
      'ecg',
    ])

    const matters = (day: Pick<Told, 'matters'>) =>
      day.matters.map(({ kind, level, title, advice }) => [kind, level, title, advice])

    expect([composed.day, composed.openMatters]).toEqual([told.day, told.openMatters])
    expect(matters(composed)).toEqual(matters(told))
  })
})

it('asks for nothing that no document knows', async () => {
  const { queryClient } = await import('../../apps/web/src/api/query-client.ts')
  queryClient.clear()
  const { home, reports, warnings } = await client()
  await home.getHomeSummary.query({})
  await warnings.getWarningSummary.query({})
  await reports.listReports.query({ kind: 'weekly', pn: 1, ps: 1 })

  await expect(client().then(({ account }) => account.listConsents.query({}))).rejects.toThrow(
    'not offered',
  )

  const documented = [
    /^\/monitor\/app\/v1\/(activity|bloodpre|sleep)\/1\/[\d-]{10}$/,
    /^\/monitor\/v1\/app\/find-ecg-list\?dayDate=[\d-]{10}$/,
    /^\/monitor\/v1\/abnormal\/list$/,
    /^\/blood-pressure-monitor\/v1\/query-blood-pressure$/,
    /^\/device\/v1\/app\/bind-device-list$/,
    /^\/user\/v1\/health$/,
  ]

  expect(asked.filter((path) => !documented.some((known) => known.test(path)))).toEqual([])
  expect(asked.length).toBeGreaterThan(30)
})
