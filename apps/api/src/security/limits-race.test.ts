// What a person may do so often, or once, holds however many ask at once, at two replicas of the service.
import { MS_PER_MINUTE, MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { RESCUE_SECONDS } from '@kangban/contracts'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { isPostgres } from '../database/open-database.ts'
import { appointment } from '../features/outpatient/testing/appointment.ts'
import { createMailServer } from '../features/outpatient/testing/mail-server.ts'
import { deliverRescues } from '../features/services/deliver-rescues.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const AT_ONCE = 20
const texts: string[] = []

const sms = {
  sendSms: async ({ to }: { to: string }) => {
    await new Promise(setImmediate)
    texts.push(to)
  },
}

const mail = createMailServer()
let app: TestApp
let replicas: App[]
let phone = 13_955_600_000
let token: string

beforeAll(async () => {
  app = await startTestApp({ services: { mail } })
  replicas = [app]
  // Two services on one SQLite file must be two processes: a write of the one waits for the other and lets nobody run.
  if (isPostgres(app.services.config.databaseUrl))
    replicas.push(await buildApp(app.services.config, { clock: app.clock, mail }))
})

afterAll(async () => {
  await replicas[1]?.server.close()
  await app.stop()
})

beforeEach(async () => {
  const user = await app.logIn(String((phone += 1)))
  token = user.token
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  mail.sent.length = 0
  texts.length = 0
})

interface Call {
  path: string
  body: object
  key?: string
}

const post = async ({ server }: App, { path, body, key }: Call) => {
  const answer = await server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: token, ...(key && { 'idempotency-key': key }) },
    payload: body,
  })

  return JSON.parse(answer.body) as { code: string; data: { state?: string } | null }
}

/** Asks both replicas by turns, all at once; gives how often each code came. */
async function ask(callOf: (index: number) => Call, times = AT_ONCE) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      post(replicas[index % replicas.length] ?? app, callOf(index)),
    ),
  )

  return Object.fromEntries(
    [...Map.groupBy(answers, ({ code, data }) => data?.state ?? code)].map(([said, { length }]) => [
      said,
      length,
    ]),
  )
}

const REQUEST = '/outpatient/v1/assist-send-email'

it('mails an appointment once that is sent many times at once, and five of a day', async () => {
  expect(await ask(() => ({ path: REQUEST, body: appointment, key: 'the-same-one' }))).toEqual({
    1000: 20,
  })

  expect(mail.sent).toHaveLength(1)

  expect(
    await ask((index) => ({ path: REQUEST, body: appointment, key: `another-${index}` })),
  ).toEqual({ 1000: 4, 9999: 16 })

  expect(mail.sent).toHaveLength(5)
})

it('calls an appointment off once', async () => {
  await post(app, { path: REQUEST, body: appointment })

  const { id } = await app.services.database.appointment.findFirstOrThrow({
    orderBy: { createdAt: 'desc' },
  })

  await ask(() => ({ path: '/outpatient/v1/app/cancel', body: { id } }))
  expect(mail.sent).toHaveLength(2)
})

it('tells a contact of one rescue once, and of three an hour', async () => {
  await post(app, {
    path: '/user/v1/save/contacts',
    body: { contactName: '李建军', contactPhone: '13955600999' },
  })

  const tell = async () => {
    app.clock.advance(RESCUE_SECONDS * MS_PER_SECOND)

    await Promise.all(
      replicas.map(({ services }) => deliverRescues({ ...services, sms, clock: app.clock })),
    )
  }

  const path = '/rescue/v1/app/start'
  expect(await ask(() => ({ path, body: { rescueId: 'the-same-one' } }))).toEqual({ waiting: 20 })
  await tell()
  expect(texts).toHaveLength(1)
  const other = (index: number) => ({ path, body: { rescueId: `another-${index}` } })
  expect(await ask(other)).toEqual({ waiting: 2, often: 18 })
  await tell()
  expect(texts).toHaveLength(3)
})

it('keeps no more notes of a day than a day takes', async () => {
  const from = app.clock.now().getTime() - MS_PER_MINUTE

  const write = (index: number) => ({
    path: '/monitor/app/v1/note',
    body: {
      metric: 'heartRate',
      at: shanghaiTime(new Date(from - index * MS_PER_MINUTE)),
      circumstances: ['exercised'],
      note: '',
    },
  })

  const { aDay } = MANUAL_LIMITS
  expect(await ask(write, aDay + 10)).toMatchObject({ 1000: aDay, 9999: 10 })
})
