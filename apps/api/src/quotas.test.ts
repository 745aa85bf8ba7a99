// What an account may use up, at all replicas together where the database counts.
import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from './app.ts'
import { LIMITS } from './config/limits.ts'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'

type Person = Awaited<ReturnType<TestApp['logIn']>>

const TOO_MUCH = '操作过于频繁，请稍后再试'
const AT_ONCE = 30
/** A busy machine may take its time. */
const PATIENT = { timeout: 10 * MS_PER_SECOND }
let app: TestApp
let other: App

beforeAll(async () => {
  app = await startTestApp()
  other = await buildApp(app.services.config, { clock: app.clock })
})

afterAll(async () => {
  await other.server.close()
  await app.stop()
})

/** The answer of whichever replica. */
async function ask({ server }: Pick<App, 'server'>, { token }: Person, path: string) {
  const { body } = await server.inject({ url: `/api${path}`, headers: { authorization: token } })
  return (JSON.parse(body) as { msg: string }).msg
}

it(`counts ${LIMITS.clicksADay} uses of services of an account in a day, however many come at once`, async () => {
  const person = await app.logIn('13966140001')

  const click = (index: number) =>
    ask(index % 2 === 0 ? app : other, person, '/common/v1/service-click-add?flag=1')

  const told: string[] = []

  while (told.length < LIMITS.clicksADay + AT_ONCE)
    told.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => click(index)))))

  expect(told.filter((msg) => msg === '操作成功')).toHaveLength(LIMITS.clicksADay)
  expect(new Set(told)).toEqual(new Set(['操作成功', TOO_MUCH]))
  const where = { account: { userCode: person.userCode } }
  expect(await app.services.database.serviceClick.count({ where })).toBe(LIMITS.clicksADay)
  app.clock.advance(MS_PER_DAY)
  expect(await click(0)).toBe('操作成功')
}, 60_000)

it(`keeps ${LIMITS.holterRecords} long records of an account, however many begin at once`, async () => {
  const person = await app.logIn('13966140002')
  await person.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

  const begin = (measurementId: string) =>
    person.post<{ id: string } | null>('/monitor/v1/app/holter/begin', {
      measurementId,
      deviceType: '10040001',
      deviceCode: 'KE07715502',
      startedAt: shanghaiTime(app.clock.now()),
      rateHz: 512,
    })

  const ids = Array.from({ length: LIMITS.holterRecords + 5 }, () => randomUUID())
  const begun = await Promise.all(ids.map(begin))
  const kept = begun.filter(({ code }) => code === '1000')
  const full = `动态心电最多保存${LIMITS.holterRecords}份，请先删掉不用的`
  expect(kept).toHaveLength(LIMITS.holterRecords)
  expect(begun.filter(({ msg }) => msg === full)).toHaveLength(5)
  const at = begun.findIndex(({ code }) => code === '1000')
  expect((await begin(ids[at] ?? '')).data).toEqual(expect.objectContaining(begun[at]?.data))
  await person.post('/monitor/v1/app/holter/delete', { id: begun[at]?.data?.id ?? '' })
  expect((await begin(randomUUID())).code).toBe('1000')
  expect((await begin(randomUUID())).msg).toBe(full)
}, 60_000)

it(`makes ${LIMITS.exportsAnHour} exports of an account in an hour, and leaves its place free`, async () => {
  const person = await app.logIn('13966140003')

  const link = async () =>
    (await person.get<{ url: string }>('/user/v1/account/export-link')).data.url

  const made: number[] = []

  for (let count = 0; count <= LIMITS.exportsAnHour; count++) {
    const { server } = count % 2 === 0 ? app : other
    made.push((await server.inject({ url: await link() })).statusCode)
  }

  expect(made).toEqual([...Array(LIMITS.exportsAnHour).fill(200), 429])
  app.clock.advance(MS_PER_HOUR)
  expect((await app.server.inject({ url: await link() })).statusCode).toBe(200)
}, 120_000)

it(`has ${LIMITS.streamsOfAccount} streams of an account open, and gives the place of one that is left to the next`, async () => {
  const person = await app.logIn('13966140004')
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })

  const open = async () => {
    const leaving = new AbortController()

    const answer = await fetch(`${url}/api/trpc/monitoring.watchEvents`, {
      headers: { authorization: person.token },
      signal: leaving.signal,
    })

    const stream = { text: '', leave: () => leaving.abort() }

    void (async () => {
      for await (const chunk of answer.body ?? []) stream.text += Buffer.from(chunk).toString()
    })().catch(() => undefined)

    await expect.poll(() => stream.text, PATIENT).toContain('connected')
    return stream
  }

  const listening = () =>
    open().then(async (stream) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { ...stream, isRefused: stream.text.includes(TOO_MUCH) }
    })

  const streams = []
  for (let count = 0; count < LIMITS.streamsOfAccount; count++) streams.push(await listening())
  expect(streams.map(({ isRefused }) => isRefused)).not.toContain(true)
  const oneMore = await open()
  await expect.poll(() => oneMore.text, PATIENT).toContain(TOO_MUCH)
  const neighbour = await app.logIn('13966140005')
  expect((await neighbour.get('/user/v1/account/flag')).code).toBe('1000')
  streams[0]?.leave()

  await expect.poll(async () => (await listening()).isRefused, PATIENT).toBe(false)

  for (const { leave } of streams) leave()
}, 60_000)
