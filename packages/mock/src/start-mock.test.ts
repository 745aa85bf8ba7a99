import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_NOW, type Mock, type MockOptions, type ScenarioName, startMock } from './index.ts'
import { callerOf } from './testing/caller.ts'

const HER = '13800000001'
/** The first test of a machine seeds the usual state. */
const SEEDING_MS = 120_000

const running: Mock[] = []

async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock({ port: null, frozen: true, ...options })
  running.push(mock)
  return mock
}

const signedIn = async (mock: Mock, phone = HER) => callerOf(mock, await mock.session(phone))

const namesOf = async (mock: Mock) => {
  const { data } = await (await signedIn(mock)).get<{ name: string }[]>('/user/v1/list/contacts')
  return data.map(({ name }) => name)
}

/** All that waits to be dealt with, as it is said. */
const mattersIn = async (scenario: ScenarioName) => {
  const her = await signedIn(await start({ scenario }))
  return JSON.stringify((await her.get('/monitor/v1/abnormal/summary')).data)
}

const addContact = async (mock: Mock) =>
  (await signedIn(mock)).post('/user/v1/save/contacts', {
    contactName: '邻居',
    contactPhone: '13912345678',
  })

beforeAll(async () => (await startMock({ port: null })).stop(), SEEDING_MS)

afterEach(async () => {
  await Promise.all(running.splice(0).map((mock) => mock.stop()))
})

describe('a mock', () => {
  it('serves the seeded people on a port and without one', async () => {
    const mock = await start({ port: 0 })
    const { token } = await mock.session(HER)
    const path = '/api/monitor/v1/app/home-summary'
    const headers = { authorization: token }

    const [far, near] = [
      await fetch(mock.url + path, { headers }),
      await mock.fetch(path, { headers }),
    ]

    const answer = await far.json()
    expect(answer).toMatchObject({ code: '1000' })
    expect(await near.json()).toEqual(answer)
  })

  it('answers by the rules of the service', async () => {
    const mock = await start()
    const her = await signedIn(mock)
    expect(await callerOf(mock).get('/user/v1/list/contacts')).toMatchObject({ code: '410' })
    const wrong = { contactName: '', contactPhone: '123' }
    expect(await her.post('/user/v1/save/contacts', wrong)).toMatchObject({ code: '9999' })
    await addContact(mock)
    expect(await namesOf(mock)).toContain('邻居')
  })

  it('logs in whoever is not among the seeded people, by the code of the SMS', async () => {
    const mock = await start()
    const { token, userCode } = await mock.session('13912345678')
    expect([token, userCode]).toEqual([expect.any(String), expect.any(String)])
    expect(mock.outbox()[0]).toMatchObject({ kind: 'sms', to: '13912345678' })
  })

  it('goes back to what was seeded', async () => {
    const mock = await start()
    const before = await namesOf(mock)
    await addContact(mock)
    const session = await signedIn(mock)
    mock.fault({ status: 503 })
    await mock.travel(MS_PER_HOUR)
    await mock.reset()
    expect(await session.get('/user/v1/list/contacts')).toMatchObject({ code: '410' })
    expect(await namesOf(mock)).toEqual(before)
    expect(mock.now()).toEqual(new Date(DEFAULT_NOW))
  })

  it('refuses options that cannot be', async () => {
    for (const options of [{ seed: 0.5 }, { days: 0 }, { now: 'soon' }])
      await expect(startMock(options)).rejects.toThrow(RangeError)

    const taken = await start({ port: 0 })
    const port = Number(new URL(taken.url).port)
    await expect(startMock({ port })).rejects.toThrow('EADDRINUSE')
    const scenario = 'none' as ScenarioName
    await expect(startMock({ scenario })).rejects.toThrow(RangeError)
  })
})

describe('mocks of one process', () => {
  it('do not see each other: what one is told, its clock, its faults', async () => {
    const day = { days: 1 }
    const [one, other] = await Promise.all([start(day), start({ ...day, now: DEFAULT_NOW })])
    const before = await namesOf(other)
    await addContact(one)
    await one.travel(MS_PER_HOUR)
    one.fault({ status: 503, times: 2 })
    expect(await namesOf(other)).toEqual(before)
    expect(other.now()).toEqual(new Date(DEFAULT_NOW))
    const { token } = await one.session(HER)
    const stranger = callerOf(other, { token, userCode: '' })
    expect(await stranger.get('/user/v1/list/contacts')).toMatchObject({ code: '410' })
  })

  it(
    'of another seed or moment have another history, which is kept while they leave nothing',
    async () => {
      const cacheDir = mkdtempSync(join(tmpdir(), 'kangban-mock-test-'))

      try {
        const options = { cacheDir, days: 1, seed: 7, now: '2026-03-02T08:00:00+08:00' }
        const mock = await start(options)
        expect(mock.now()).toEqual(new Date('2026-03-02T00:00:00Z'))
        const { data } = await (await signedIn(mock)).get('/monitor/v1/app/home-summary')
        const usual = await (await signedIn(await start())).get('/monitor/v1/app/home-summary')
        expect(data).not.toEqual(usual.data)
        await mock.stop()
        const [kept, ...others] = readdirSync(cacheDir)
        expect([kept, others]).toEqual([expect.any(String), []])
        const again = await start(options)
        const own = readdirSync(cacheDir).filter((name) => name !== kept)
        expect(own).toEqual([expect.stringMatching(/^run-/)])
        await Promise.all([again.stop(), again.stop()])
        expect(readdirSync(cacheDir)).toEqual([kept])
      } finally {
        rmSync(cacheDir, { recursive: true })
      }
    },
    SEEDING_MS,
  )
})

describe('time', () => {
  it('stands where it is frozen, and goes on where it is not', async () => {
    const [standing, going] = await Promise.all([start(), start({ frozen: false })])
    const before = going.now()
    await expect.poll(() => going.now().getTime()).toBeGreaterThan(before.getTime())
    expect(standing.now()).toEqual(new Date(DEFAULT_NOW))
    await standing.setNow('2026-11-24T23:00:00+08:00')
    expect(standing.now()).toEqual(new Date('2026-11-24T15:00:00Z'))
    await expect(standing.travel(-1)).rejects.toThrow(RangeError)
  })

  it('does what comes due on the way: a reminder, a call for help', async () => {
    const mock = await start({ scenario: 'help-called' })
    const her = await signedIn(mock)
    await her.post('/reminder/v1/app/delivery', { sms: true })

    await her.post('/reminder/v1/app/save', {
      kind: 'medicine',
      name: '氨氯地平',
      dose: '5 mg',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: ['15:10'],
      active: true,
    })

    expect(mock.outbox()).toEqual([])
    await mock.travel(11 * MS_PER_SECOND)
    expect(mock.outbox().map(({ to }) => to)).toContain('13800000002')
    await mock.travel(6 * MS_PER_HOUR)
    const [newest] = mock.outbox()
    expect(newest).toMatchObject({ to: HER, text: expect.stringContaining('吃药') })
    expect(newest?.time).toMatch(/^2026-11-25T07:/)
  })

  it('ends what runs out', async () => {
    const mock = await start()
    const her = await signedIn(mock)
    await mock.setNow(new Date(mock.now().getTime() + 400 * 24 * MS_PER_HOUR))
    expect(await her.get('/user/v1/list/contacts')).toMatchObject({ code: '410' })
  })
})

describe('scenarios', () => {
  it('begin with something to deal with, each with its own', async () => {
    const names = ['as-seeded', 'high-pressure', 'low-pressure', 'low-oxygen'] as const
    expect(new Set(await Promise.all(names.map(mattersIn))).size).toBe(names.length)
  })

  it('may be one of the test, and comes again with a reset', async () => {
    const mock = await start({
      scenario: async (begun) => {
        await addContact(begun)
      },
    })

    expect(await namesOf(mock)).toContain('邻居')
    await mock.reset()
    expect((await namesOf(mock)).filter((name) => name === '邻居')).toEqual(['邻居'])
  })
})

describe('the doors', () => {
  it('do by HTTP what the methods do', async () => {
    const mock = await start({ port: 0 })

    const post = (path: string, body: object) =>
      fetch(`${mock.url}/mock/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })

    const { token } = (await (await post('session', { phone: HER })).json()) as { token: string }
    const her = callerOf(mock, { token, userCode: '' })
    await post('faults', { operation: 'contacts.listContacts', code: '9999' })
    expect(await her.get('/user/v1/list/contacts')).toMatchObject({ code: '9999', data: null })
    const moved = await post('now', { travel: MS_PER_MINUTE })
    expect(await moved.json()).toEqual({ now: '2026-11-25T02:01:00.000Z' })
    expect((await post('faults', { operation: 'no.such', status: 500 })).status).toBe(400)
    expect((await post('now', { now: 'soon' })).status).toBe(400)

    for (const path of ['now', 'faults', 'session']) {
      const { status } = await fetch(`${mock.url}/mock/${path}`, { method: 'POST' })
      expect([path, status]).toEqual([path, path === 'now' ? 200 : 400])
    }

    await post('reset', {})

    expect(await (await fetch(`${mock.url}/mock/now`)).json()).toEqual({
      now: new Date(DEFAULT_NOW).toISOString(),
    })

    expect(await (await fetch(`${mock.url}/mock/outbox`)).json()).toEqual([])
  })

  it('and calls are open to a page of any origin', async () => {
    const mock = await start()
    const origin = 'http://127.0.0.1:5173'
    const headers = { origin, 'access-control-request-headers': 'authorization,x-mock-fault' }
    const asked = await mock.fetch('/api/user/v1/save/contacts', { method: 'OPTIONS', headers })

    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      headers['access-control-request-headers'],
    ])

    const { token } = await mock.session(HER)

    const answer = await mock.fetch('/api/user/v1/save/contacts', {
      method: 'POST',
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        authorization: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ contactName: '邻居', contactPhone: '13912345678' }),
    })

    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await answer.json()).toMatchObject({ code: '1000' })
  })
})
