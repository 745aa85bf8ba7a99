import { MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeReports } from '../../features/reports/make-reports.ts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { keepReadings } from './keep-readings.ts'

/** On 2 March 2026 everything since 1 February 2025 is kept. */
const KEPT_MONTHS = 13
const [LAST_DROPPED, FIRST_KEPT] = ['2025-01-31', '2025-02-01']

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_760_000_100

beforeAll(async () => {
  app = await startTestApp({ config: { readingsKeptMonths: KEPT_MONTHS } })
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))
  const where = { userCode: user.userCode }
  accountId = (await app.services.database.account.findUniqueOrThrow({ where })).id
})

const keep = (services: Partial<TestApp['services']> = {}) =>
  keepReadings({ ...app.services, ...services }, new AbortController().signal)

const PAGES = ['heart', 'oxygen', 'temperature', 'activity']

const pagesOf = (day: string) =>
  Promise.all(PAGES.map(async (page) => (await user.get(`/monitor/app/v1/${page}/1/${day}`)).data))

const momentsLeft = async () =>
  (
    await app.services.database.reading.findMany({ where: { accountId }, orderBy: { at: 'asc' } })
  ).map(({ at }) => at)

const daysMarked = async () =>
  new Set(
    (await app.services.database.healthMark.findMany({ where: { accountId } })).flatMap(
      ({ day }) => day || [],
    ),
  )

it('drops what is older than so many whole months in China; its pages say that nothing is there, whatever was remembered', async () => {
  await measureDays(app.services.database, accountId, { from: LAST_DROPPED, count: 2 })
  // As a version from before there were marks has left them.
  await app.services.database.healthMark.deleteMany({ where: { accountId } })
  const [dropped, [heart, oxygen]] = [await pagesOf(LAST_DROPPED), await pagesOf(FIRST_KEPT)]
  expect(dropped).not.toContain(null)
  await keep()
  expect((await momentsLeft())[0]).toEqual(startOfShanghaiDay(FIRST_KEPT))
  expect(await pagesOf(LAST_DROPPED)).toEqual([null, null, null, null])
  expect((await pagesOf(FIRST_KEPT)).slice(0, 2)).toEqual([heart, oxygen])
})

it('leaves nights, pressures and the reports that were made of it', async () => {
  const { database } = app.services
  await measureDays(database, accountId, { from: LAST_DROPPED, count: 1 })
  const clock = { now: () => startOfShanghaiDay('2025-02-02') }
  await makeReports({ ...app.services, clock }, accountId)

  const others = () =>
    Promise.all([
      database.report.findMany({ where: { accountId } }),
      database.sleepNight.findMany({ where: { accountId } }),
      database.bloodPressure.findMany({ where: { accountId } }),
    ])

  const before = await others()
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 2])
  await keep()
  expect(await momentsLeft()).toEqual([])
  await user.get('/report/v1/app/list', { kind: 'all', pn: '1', ps: '9' })
  expect(await others()).toEqual(before)
})

it('drops more than fits into a statement, and does nothing when it is done again', async () => {
  const from = startOfShanghaiDay(LAST_DROPPED).getTime()

  const readings = Array.from({ length: 1200 }, (_, index) => ({
    at: new Date(from + index * MS_PER_MINUTE),
    value: 70,
  }))

  for (const kind of ['heartRate', 'oxygen'])
    await insertReadings(app.services.database, { accountId, kind, source: 'watch', readings })

  const { months, rows } = await keep()
  expect(months.length > 0 || rows === 2400).toBe(true)
  expect(await momentsLeft()).toEqual([])
  expect(await keep()).toEqual({ outside: 0, months: [], rows: 0 })
})

it('forgets a month later of which days there was something', async () => {
  await measureDays(app.services.database, accountId, { from: LAST_DROPPED, count: 2 })
  await keep()
  expect(await daysMarked()).toEqual(new Set([LAST_DROPPED, FIRST_KEPT]))
  const nextMonth = { now: () => new Date('2026-04-01T00:00:00+08:00') }
  await keep({ clock: nextMonth })
  expect(await momentsLeft()).toEqual([])
  expect(await daysMarked()).toEqual(new Set([FIRST_KEPT]))
})

it('keeps everything where nobody has said for how long', async () => {
  await measureDays(app.services.database, accountId, { from: '2019-05-01', count: 1 })
  const before = await momentsLeft()
  const config = { ...app.services.config, readingsKeptMonths: null }
  expect(await keep({ config })).toMatchObject({ months: [], rows: 0 })
  expect(await momentsLeft()).toEqual(before)
})

it('ends when it is told to', async () => {
  await measureDays(app.services.database, accountId, { from: LAST_DROPPED, count: 1 })
  await expect(keepReadings(app.services, AbortSignal.abort())).rejects.toThrow(/abort/i)
})
