import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../../config/limits.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const REFUSED = { status: 429, code: '429', msg: '操作过于频繁，请稍后再试', data: null }
const FLAG = '/user/v1/account/flag'
const NAMES = Array.from({ length: LIMITS.batchCalls }, () => 'account.getFlag').join(',')
let app: TestApp

const start = async (mode: 'production' | 'demo') => startTestApp({ config: { mode } })

beforeAll(async () => {
  app = await start('production')
})

afterAll(() => app.stop())

const batch = async ({ token }: { token: string }, service = app) =>
  (await service.http().get(`/api/trpc/${NAMES}?batch=1`).set('authorization', token)).status

async function useUp(person: { token: string }, service = app): Promise<number[]> {
  const statuses: number[] = []

  for (let calls = 0; calls < LIMITS.callsAMinute; calls += LIMITS.batchCalls)
    statuses.push(await batch(person, service))

  return [...new Set(statuses)]
}

it('an account makes so many calls in a minute, whichever face it asks, and keeps nobody else from any', async () => {
  const [busy, calm] = [await app.logIn('13966130001'), await app.logIn('13966130002')]
  expect(await useUp(busy)).toEqual([200])
  expect(await busy.get(FLAG)).toEqual(REFUSED)
  expect(await batch(busy)).toBe(429)
  expect(await calm.get(FLAG)).toMatchObject({ code: '1000' })
  expect((await app.http().get('/healthz')).status).toBe(200)
}, 30_000)

it('an address without a session makes as many, and its people go on', async () => {
  const person = await app.logIn('13966130003')
  const pin = () => app.client().get('/user/v1/app/login', { phone: '1', pin: '1' })
  let last = await pin()
  for (let call = 1; last.status !== 429 && call <= LIMITS.callsAMinute; call++) last = await pin()
  expect(last).toEqual(REFUSED)
  expect(await person.get(FLAG)).toMatchObject({ code: '1000' })
}, 60_000)

it('a demo counts nothing', async () => {
  const demo = await start('demo')

  try {
    const person = await demo.logIn('13966130004')
    expect(await useUp(person, demo)).toEqual([200])
    expect(await person.get(FLAG)).toMatchObject({ code: '1000' })
  } finally {
    await demo.stop()
  }
}, 30_000)
