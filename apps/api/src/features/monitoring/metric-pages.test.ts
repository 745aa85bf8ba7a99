// What the six metric pages have in common: whose data, which days, what there is to say of nothing.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
type User = Awaited<ReturnType<TestApp['logIn']>>
let mother: User
let son: User

const METRICS = ['activity', 'bloodpre', 'sleep', 'heart', 'oxygen', 'temperature'] as const
const TODAY = '2026-03-02'
const at = (time: string) => new Date(`${time}:00+08:00`)

const read = (user: User, metric: string, { type = '1', dat = TODAY, userCode = '' } = {}) =>
  user.get(`/monitor/app/v1/${metric}/${type}/${dat}`, userCode ? { userCode } : {})

const accountOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700003001')
  son = await app.logIn('13700003002')
  const { database } = app.services
  const accountId = await accountOf(mother)
  const source = 'watch'

  await database.reading.createMany({
    data: [
      { accountId, kind: 'heartRate', at: at('2026-03-02T08:00'), value: 70, source },
      { accountId, kind: 'oxygen', at: at('2026-03-02T08:00'), value: 97, source },
      { accountId, kind: 'temperature', at: at('2026-03-02T08:00'), value: 33.4, source },
      { accountId, kind: 'steps', at: at('2026-03-02T08:00'), value: 1200, source },
    ],
  })

  await database.bloodPressure.create({
    data: {
      id: 'p',
      accountId,
      at: at('2026-03-02T08:00'),
      systolic: 132,
      diastolic: 82,
      source: 'monitor',
    },
  })

  await database.sleepNight.create({
    data: {
      accountId,
      day: TODAY,
      startAt: at('2026-03-01T22:30'),
      endAt: at('2026-03-02T05:30'),
      score: 84,
      stages: [{ stage: 'light', minutes: 420 }],
      lowOxygen: [],
    },
  })
})

afterAll(() => app.stop())

describe.each(METRICS)('%s', (metric) => {
  it('[API-070] answers null for days without data and for the future', async () => {
    for (const dat of ['2024-01-01', '2026-03-03', '1900-01-01', '2199-12-31']) {
      for (const type of ['1', '2', '3']) {
        expect(await read(mother, metric, { type, dat })).toMatchObject({
          code: '1000',
          data: null,
        })
      }
    }

    expect(await read(son, metric)).toMatchObject({ code: '1000', data: null })
  })

  it('refuses a wrong day or type with a reason', async () => {
    for (const dat of ['20260302', '2026-02-30', 'x']) {
      expect(await read(mother, metric, { dat })).toMatchObject({
        code: '9999',
        msg: '日期格式应为YYYY-MM-DD',
      })
    }

    expect(await read(mother, metric, { type: '4' })).toMatchObject({
      code: '9999',
      msg: '统计类型应为1、2或3',
    })
  })

  it('has as many values as times in every span, and days of the span that ends with the day', async () => {
    for (const [type, days] of [
      ['2', 7],
      ['3', 30],
    ] as const) {
      const { data } = await read(mother, metric, { type })
      const answer = data as Record<string, unknown[]>
      expect(answer['detailTimes']).toHaveLength(days)
      expect(answer['detailTimes']?.at(-1)).toBe(TODAY)

      const series = Object.entries(answer).filter(
        ([name]) => /details$/i.test(name) || name === 'deviations',
      )

      expect(series.length).toBeGreaterThan(0)
      for (const [name, values] of series) expect([name, values.length]).toEqual([name, days])
    }
  })

  it('opens to a person with a grant, and to nobody else', async () => {
    const userCode = mother.userCode
    expect(await read(son, metric, { userCode })).toMatchObject({ code: '401', data: null })

    const grant = {
      ownerId: await accountOf(mother),
      viewerId: await accountOf(son),
      createdAt: app.clock.now(),
      acceptedAt: app.clock.now(),
    }

    const sealed = { phoneHash: 'p', phoneCipher: '', nameCipher: '', areas: 'metrics' }
    await app.services.database.familyGrant.create({ data: { id: metric, ...grant, ...sealed } })
    expect((await read(son, metric, { userCode })).data).toEqual((await read(mother, metric)).data)
    await app.services.database.familyGrant.delete({ where: { id: metric } })
    expect((await read(son, metric, { userCode })).code).toBe('401')
  })
})

it('[CONFLICT-29] a day begins at midnight in China, whatever the zone of the machine', async () => {
  const accountId = await accountOf(son)
  const data = ['2026-02-28T23:59', '2026-03-01T00:00', '2026-03-01T23:59', '2026-03-02T00:00']

  await app.services.database.bloodPressure.createMany({
    data: data.map((time) => ({
      id: time,
      accountId,
      at: at(time),
      systolic: 130,
      diastolic: 80,
      source: 'monitor',
    })),
  })

  await app.services.database.reading.createMany({
    data: data.map((time, index) => ({
      accountId,
      kind: 'steps',
      at: at(time),
      value: 10 ** index,
      source: 'watch',
    })),
  })

  const zones = { UTC: 4, 'Asia/Shanghai': 12, 'America/New_York': 23 }

  for (const [zone, hour] of Object.entries(zones)) {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-03-01T04:00:00Z').getHours()).toBe(hour)
    // What is remembered of one zone would be told in the next.
    await app.services.memory.clear()
    const { data: day } = await read(son, 'bloodpre', { dat: '2026-03-01' })
    expect(day).toMatchObject({ detailTimes: ['00:00', '23:59'] })
    const { data: steps } = await read(son, 'activity', { dat: '2026-03-01' })
    expect(steps).toMatchObject({ total: 110 })
  }

  vi.unstubAllEnvs()
})
