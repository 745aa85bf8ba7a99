// The limits of sending hold however many ask at once, and at two replicas of the service.
import { MS_PER_HOUR } from '@kangban/china-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { isPostgres } from '../database/open-database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const AT_ONCE = 100
const sent: string[] = []

const sms = {
  sendSms: async ({ to }: { to: string }) => {
    sent.push(to)
  },
}

let app: TestApp
let replicas: App[]

beforeAll(async () => {
  app = await startTestApp({ services: { sms } })
  replicas = [app]
  // Two services on one SQLite file must be two processes: a write of the one waits for the other and lets nobody run.
  if (isPostgres(app.services.config.databaseUrl))
    replicas.push(await buildApp(app.services.config, { clock: app.clock, sms }))
})

afterAll(async () => {
  await replicas[1]?.server.close()
  await app.stop()
})

/** Asks both replicas by turns, all at once; gives how often each code came. */
async function ask(phones: readonly string[]) {
  sent.length = 0

  const answers = await Promise.all(
    phones.map(async (phone, index) => {
      const { server } = replicas[index % replicas.length] ?? app
      const answer = await server.inject({ url: '/api/user/v1/app/pin', query: { phone } })
      return (JSON.parse(answer.body) as { code: string }).code
    }),
  )

  return Object.fromEntries(
    [...new Set(answers)].map((code) => [code, answers.filter((each) => each === code).length]),
  )
}

it(`sends one code to a phone that asks ${AT_ONCE} times at once`, async () => {
  const phone = '13955500001'
  expect(await ask(Array.from({ length: AT_ONCE }, () => phone))).toEqual({ 1000: 1, 9999: 99 })
  expect(sent).toEqual([phone])
}, 30_000)

it('sends sixty codes for an address that asks for a hundred phones at once', async () => {
  app.clock.advance(2 * MS_PER_HOUR)
  const phones = Array.from({ length: AT_ONCE }, (_, index) => `139555${String(10_000 + index)}`)
  expect(await ask(phones)).toEqual({ 1000: 60, 429: 40 })
  expect(sent).toHaveLength(60)
}, 30_000)

it('sends ten codes a day', async () => {
  const phone = '13955500002'

  for (let hour = 0; hour < 12; hour++) {
    app.clock.advance(MS_PER_HOUR)
    await ask([phone, phone])
  }

  expect(
    await app.services.database.smsCode.count({
      where: { phoneHash: app.services.vault.hash('phone', phone) },
    }),
  ).toBe(10)
}, 30_000)
