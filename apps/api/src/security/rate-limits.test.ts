import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { isPostgres } from '../database/open-database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { sweep } from '../upkeep/sweep.ts'
import { giveBack, type Limit, takeFrom } from './rate-limits.ts'

let app: TestApp
let replicas: App[]
let key = 0

beforeAll(async () => {
  app = await startTestApp()
  replicas = [app]
  // Two services on one SQLite file must be two processes: a write of the one waits for the other and lets nobody run.
  if (isPostgres(app.services.config.databaseUrl))
    replicas.push(await buildApp(app.services.config, { clock: app.clock }))
})

afterAll(async () => {
  await replicas[1]?.server.close()
  await app.stop()
})

const ten = (): Limit => ({ name: 'tens', key: `key ${key}`, most: 10, windowMs: MS_PER_HOUR })

const pauses = (): Limit => ({
  name: 'pauses',
  key: `key ${key}`,
  pausesMs: [1, 2, 4].map((minutes) => minutes * MS_PER_MINUTE),
  forgottenMs: MS_PER_DAY,
})

beforeEach(() => {
  key += 1
})

const take = (...limits: Limit[]) => takeFrom(app.services, ...limits)

/** How many of so many that ask at once, at every replica, get one. */
async function passed(times: number, ...limits: Limit[]) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      takeFrom((replicas[index % replicas.length] ?? app).services, ...limits),
    ),
  )

  return answers.filter(({ ok }) => ok).length
}

it('lets exactly so many of 300 pass that ask at once, at two replicas', async () => {
  expect(await passed(300, ten())).toBe(10)
  expect(await passed(300, pauses())).toBe(1)
}, 60_000)

it('takes from all limits or from none, in whatever order they are named', async () => {
  const [one, two] = [ten(), { ...ten(), name: 'others', most: 4 }]
  const [left, right] = await Promise.all([passed(40, one, two), passed(40, two, one)])
  expect(left + right).toBe(4)
  // What the second refused was not taken from the first.
  expect(await passed(40, one)).toBe(6)
}, 60_000)

it('tells how long it takes, and begins anew after it', async () => {
  await passed(10, ten())
  app.clock.advance(MS_PER_MINUTE)

  expect(await take(ten())).toMatchObject({
    ok: false,
    limit: { name: 'tens' },
    retryAfterMs: 59 * MS_PER_MINUTE,
  })

  app.clock.advance(59 * MS_PER_MINUTE)
  expect(await passed(20, ten())).toBe(10)
})

it('gives back what came to nothing', async () => {
  await passed(10, ten())
  await giveBack(app.services, ten())
  expect(await passed(3, ten())).toBe(1)
  await passed(3, pauses())
  await giveBack(app.services, pauses())
  expect(await passed(3, pauses())).toBe(1)
  expect(await take(pauses())).toMatchObject({ retryAfterMs: MS_PER_MINUTE })
})

it('lets pauses grow, and forgets them after a day without', async () => {
  for (const minutes of [1, 2, 4, 4]) {
    expect(await take(pauses())).toEqual({ ok: true })
    expect(await take(pauses())).toMatchObject({ retryAfterMs: minutes * MS_PER_MINUTE })
    app.clock.advance(minutes * MS_PER_MINUTE)
  }

  app.clock.advance(MS_PER_DAY)
  expect(await take(pauses())).toEqual({ ok: true })
  expect(await take(pauses())).toMatchObject({ retryAfterMs: MS_PER_MINUTE })
})

it('a clock that is set back by an hour neither blocks nor opens', async () => {
  await passed(10, ten())
  await take(pauses())
  app.clock.advance(-MS_PER_HOUR)
  expect(await passed(20, ten())).toBe(10)
  expect(await take(pauses())).toEqual({ ok: true })
  expect(await take(pauses())).toMatchObject({ retryAfterMs: MS_PER_MINUTE })
  app.clock.advance(MS_PER_HOUR)
  expect(await passed(20, ten())).toBe(10)
})

it('replicas whose clocks differ by seconds count together', async () => {
  await passed(10, ten())
  app.clock.advance(-5000)
  expect(await passed(20, ten())).toBe(0)
})

it('keeps no key in clear, and nothing for long', async () => {
  await take(ten(), pauses())
  const { database } = app.services
  expect(JSON.stringify(await database.rateLimit.findMany())).not.toContain(`key ${key}`)
  app.clock.advance(MS_PER_DAY)
  await sweep(app.services, app.clock.now())
  expect(await database.rateLimit.count()).toBeGreaterThan(0)
  app.clock.advance(2 * MS_PER_HOUR)
  await sweep(app.services, app.clock.now())
  expect(await database.rateLimit.count()).toBe(0)
})
