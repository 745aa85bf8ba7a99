import { ActivitySpan } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_005_000

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))

  accountId = (
    await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  ).id
})

const walk = (hours: [time: string, steps: number][]) =>
  app.services.database.reading.createMany({
    data: hours.map(([time, value]) => ({
      accountId,
      kind: 'steps',
      at: new Date(`${time}:00:00+08:00`),
      value,
      source: 'watch',
    })),
  })

const body = (height: number | null, weight: number | null, sex: number | null) =>
  app.services.database.profile.upsert({
    where: { accountId },
    create: { accountId, height, weight, sex, updatedAt: app.clock.now() },
    update: { height, weight, sex },
  })

const read = async (type = '1', dat = '2026-03-02') => {
  const { code, data } = await user.get<ActivitySpan>(`/monitor/app/v1/activity/${type}/${dat}`)
  expect(code).toBe('1000')
  expect(z.safeParse(ActivitySpan, data).success).toBe(true)
  return data
}

const setGoal = (value: number | string, kind?: string) =>
  user.post('/user/v1/app/goal', { value, kind })

const said = ({ kangban }: ActivitySpan) => kangban?.sentence.map(({ text }) => text).join('')

describe('the steps', () => {
  it('[API-063] [STEPS-06] of a day are told by hour, hours without a reading are gaps', async () => {
    await walk([
      ['2026-03-02T07', 249],
      ['2026-03-02T08', 250],
      ['2026-03-02T09', 3501],
      ['2026-03-01T23', 9000],
    ])

    const day = await read()

    expect(day).toMatchObject({
      total: 4000,
      target: 6000,
      activeHours: 2,
      kangban: { daysMet: 0 },
    })

    expect(
      day.details
        .map((steps, hour) => [day.detailTimes[hour], steps])
        .filter(([, steps]) => steps !== null),
    ).toEqual([
      ['07:00', 249],
      ['08:00', 250],
      ['09:00', 3501],
    ])

    expect([day.detailTimes.length, day.details.length]).toEqual([24, 24])
    expect(said(day)).toBe('今天走了 4,000 步，离 6,000 步的目标还差 2,000 步，约 20 分钟。')
  })

  it('give distance and energy by height, weight and sex, and nothing where these are unknown', async () => {
    await walk([['2026-03-02T08', 10_000]])
    expect(await read()).toMatchObject({ distance: null, calorie: null })
    await body(160, null, 2)
    expect(await read()).toMatchObject({ distance: 6608, calorie: null })
    await body(160, 60, 2)
    expect(await read()).toMatchObject({ distance: 6608, calorie: 198 })
    await body(160, 60, 1)
    expect(await read()).toMatchObject({ distance: 6640, calorie: 199 })
  })

  it('have the mean and the best of the seven days around a day; an unfinished today does not pull the mean down', async () => {
    await walk([
      ['2026-02-23T08', 30_000],
      ['2026-02-24T08', 5000],
      ['2026-02-28T08', 7000],
      ['2026-03-02T08', 300],
    ])

    expect(await read()).toMatchObject({ average: 6000, best: { day: '2026-02-28', steps: 7000 } })

    expect(await read('1', '2026-02-28')).toMatchObject({
      average: 14_000,
      best: { day: '2026-02-23' },
    })
  })

  it('of a week are told by day, with the goal of each day', async () => {
    await walk([
      ['2026-02-24T08', 5000],
      ['2026-02-24T09', 1500],
      ['2026-02-27T08', 5000],
      ['2026-03-02T08', 5000],
    ])

    await app.services.database.goal.createMany({
      data: [
        { accountId, kind: 'steps', value: 5000, since: new Date('2026-02-27T12:00:00+08:00') },
        { accountId, kind: 'steps', value: 5001, since: new Date('2026-03-02T00:00:00+08:00') },
      ],
    })

    const week = await read('2')
    expect(week.details).toEqual([6500, null, null, 5000, null, null, 5000])

    expect(week).toMatchObject({
      total: 16_500,
      target: 5001,
      best: { day: '2026-02-24', steps: 6500 },
    })

    const goals = [6000, 6000, 6000, 5000, 5000, 5000, 5001]
    expect(week.kangban).toMatchObject({ daysMet: 2, goals, averageBefore: null })
    expect(said(week)).toBe('近7天平均每天走 5,750 步，周二最远。')
    expect(await read('2', '2026-02-27')).toMatchObject({ target: 5000 })
    expect(await read('2', '2026-02-26')).toMatchObject({ target: 6000 })
  })

  it('of a week have the mean of each hour without the day that is not over, of which the mean of the days is the sum, and the week before where enough is known', async () => {
    await walk([
      ...['17', '18', '19', '20'].map((day): [string, number] => [`2026-02-${day}T08`, 2000]),
      ['2026-02-24T08', 3000],
      ['2026-02-24T10', 400],
      ['2026-02-25T08', 1000],
      ['2026-03-02T08', 9000],
    ])

    const week = await read('2')
    expect(week.average).toBe(2200)

    expect(week.kangban).toMatchObject({
      averageBefore: 2000,
      compared: 'more',
      missing: ['height', 'weight'],
    })

    expect(
      week.kangban?.hourMeans.flatMap((steps, hour) => (steps === null ? [] : [[hour, steps]])),
    ).toEqual([
      [8, 2000],
      [10, 200],
    ])

    expect(said(week)).toMatch(/^走得比上周多，周二最远/)
    expect(await read('2', '2026-02-25')).toMatchObject({ kangban: { averageBefore: null } })

    expect(await read()).toMatchObject({
      kangban: { averageBefore: null, goals: [], hourMeans: [] },
    })
  })

  it('count the days in a row that met the goal; today breaks nothing until it is over', async () => {
    await walk([
      ['2026-02-26T08', 7000],
      ['2026-02-28T08', 7000],
      ['2026-03-01T08', 7000],
      ['2026-03-02T08', 100],
    ])

    expect(await read()).toMatchObject({ streak: 2 })
    await walk([['2026-03-02T09', 6000]])
    const met = await read()
    expect(met.streak).toBe(3)
    expect(said(met)).toBe('今天走了 6,100 步，走满了 6,000 步的目标，已经连续 3 天达标。')
  })
})

describe('the goal', () => {
  it('holds from today on, and set again is replaced', async () => {
    await walk([
      ['2026-03-01T08', 4500],
      ['2026-03-02T08', 4500],
    ])

    expect(await setGoal('4000')).toMatchObject({
      code: '1000',
      data: { kind: 'steps', value: 4000, since: '2026-03-02' },
    })

    await setGoal(4500, 'steps')
    expect(await read()).toMatchObject({ target: 4500, kangban: { daysMet: 1 } })
    expect(await read('1', '2026-03-01')).toMatchObject({ target: 6000, kangban: { daysMet: 0 } })
    expect(await app.services.database.goal.count({ where: { accountId } })).toBe(1)

    expect((await user.get('/monitor/v1/app/home-summary')).data).toMatchObject({
      cards: expect.arrayContaining([
        expect.objectContaining({ metric: 'steps', stateText: '达标' }),
      ]) as unknown,
    })
  })

  it('is refused beyond reason, and is nobody else’s', async () => {
    for (const value of [999, 30_001, '6000.5', 'x']) {
      expect(await setGoal(value)).toMatchObject({
        code: '9999',
        msg: '每日步数目标应在1000到30000步之间',
      })
    }

    expect((await setGoal(5000, 'sleep')).code).toBe('9999')
    expect(await app.services.database.goal.count({ where: { accountId } })).toBe(0)

    expect((await user.post('/user/v1/app/goal', { value: 5000, userCode: 'U999' })).code).toBe(
      '401',
    )
  })

  it('set by many at once is one row', async () => {
    const answers = await Promise.all([4000, 4500, 5000, 5500].map((value) => setGoal(value)))
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('1000'))
    expect(await app.services.database.goal.count({ where: { accountId } })).toBe(1)
  })
})
