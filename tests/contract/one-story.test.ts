// The laws of one story, held against every seeded person, day by day backwards through 90 days, on our own back end and on
// one that keeps the documents alone. STORY=all asks on every day of the 90; the usual run
// at four hours of the newest, and on every 29th at another hour each.
import { addDays, MS_PER_HOUR, shanghaiMoment } from '@kangban/china-time'
import { documentedPart } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { testConfig } from '../../apps/web/src/config/testing/config.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import { forgetAfter } from './story/as-of.ts'
import { BROKEN } from './story/broken.ts'
import { LAWS } from './story/laws.ts'
import { surfacesAt } from './story/surfaces.ts'

const TODAY = '2026-03-02'
const HISTORY_DAYS = 90
const isWhole = process.env['STORY'] === 'all'
/** Of the newest day: what is asked of a person changes with them. */
const TODAYS = ['23:50', '19:00', '10:00', '02:00']
const DAYS_BETWEEN = isWhole ? 1 : 29
/** Before it too little was measured to be told of a month. */
const FIRST_DAYS = 2

const stored = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

vi.stubGlobal('location', { hash: '#/health', replace: () => undefined })

const NEWEST = shanghaiMoment(TODAY, '21:30')
let now = NEWEST
let app: TestApp
let origin = ''
let token = ''
const tokens = new Map<string, string>()
let documented = false
const realFetch = fetch

/** The service as the signed-in person asks it; as a documented back end with nothing of ours in its answers. */
const askingFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('authorization', token)

  const response = await realFetch(input instanceof Request ? input.url : input, {
    ...init,
    headers,
  })

  if (!documented) return response
  const body = (await response.json()) as { data: unknown }
  return Response.json({ ...body, data: documentedPart(body.data) })
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  app = await startTestApp({ config: { neverBusy: true }, services: { clock: { now: () => now } } })
  await seedTestApp({ ...app, clock: { now: () => now, advance: () => undefined } }, HISTORY_DAYS)
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  vi.stubGlobal('fetch', askingFetch)
}, 240_000)

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await app.stop()
})

/** From the newest to the oldest; over days and people every hour is met. */
const moments = (person: number): Date[] => [
  ...TODAYS.map((clock) => shanghaiMoment(TODAY, clock)),
  ...Array.from({ length: HISTORY_DAYS - FIRST_DAYS }, (_, ago) => ago)
    .filter((ago) => ago > 0 && ago % DAYS_BETWEEN === 0)
    .map((ago, index) => {
      const hour = (person * 5 + index * 7) % 24
      return shanghaiMoment(addDays(TODAY, -ago), `${String(hour).padStart(2, '0')}:30`)
    }),
]

const BACK_ENDS = ['kangban', 'documented'] as const

async function tellsOf(backend: (typeof BACK_ENDS)[number]) {
  const { client } = await import('../../apps/web/src/api/client.ts')
  const { queryClient } = await import('../../apps/web/src/api/query-client.ts')
  documented = backend === 'documented'
  testConfig({ apiBase: `${origin}/api`, backend })
  queryClient.clear()
  return surfacesAt(client, now)
}

function moveTo(moment: Date): void {
  now = moment
  vi.setSystemTime(now)
}

async function become({ userCode, phoneCipher }: { userCode: string; phoneCipher: string }) {
  const { logInAs } = await import('../../apps/web/src/backend/testing/kept.ts')
  moveTo(NEWEST)
  const phone = app.services.vault.decrypt(phoneCipher)
  token = tokens.get(phone) ?? (await app.logIn(phone)).token
  tokens.set(phone, token)
  logInAs(userCode)
}

const everybody = () => app.services.database.account.findMany({ orderBy: { userCode: 'asc' } })

describe('one story', () => {
  it('is told by laws that a spoilt one breaks', async () => {
    const [woman] = await everybody()
    if (!woman) throw new Error('nobody is seeded')
    await become(woman)
    const told = await tellsOf('kangban')

    for (const [name, law] of Object.entries(LAWS)) {
      expect({ name, broken: law(told) }).toEqual({ name, broken: [] })
      const spoilt = BROKEN[name]?.(told) ?? told
      expect({ name, breaks: law(spoilt).length > 0 }).toEqual({ name, breaks: true })
    }
  })

  it(
    'is told to every person on both back ends, day by day',
    async () => {
      const broken: string[] = []
      let told = 0

      for (const [index, person] of (await everybody()).entries()) {
        await become(person)

        for (const moment of moments(index)) {
          moveTo(moment)
          await forgetAfter(app.services.database, person.id, now)

          for (const backend of BACK_ENDS) {
            const surfaces = await tellsOf(backend)
            told += 1

            for (const [name, law] of Object.entries(LAWS))
              for (const what of law(surfaces))
                broken.push(`${name}: ${person.userCode} ${now.toISOString()} ${backend}: ${what}`)
          }
        }
      }

      expect(broken).toEqual([])
      expect(told).toBeGreaterThan(100)
      console.log(`${told} tellings held against ${Object.keys(LAWS).length} laws`)
    },
    MS_PER_HOUR,
  )
})
