import { MS_PER_MINUTE } from '@kangban/china-time'
import { SleepData } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { awakeningsOf } from '@kangban/rules/sleep/night-verdict'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_007_000

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))

  accountId = (
    await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  ).id

  await app.services.database.profile.create({
    data: { accountId, birthday: '1954-03-18', updatedAt: app.clock.now() },
  })
})

type Part = [stage: 'deep' | 'light' | 'rem' | 'awake', minutes: number]
const at = (time: string) => new Date(`${time}:00+08:00`)

/** A night that begins so long before it ends as its parts last. */
const sleep = (end: string, parts: Part[], rest: { score?: number; lowOxygen?: object[] } = {}) =>
  app.services.database.sleepNight.create({
    data: {
      accountId,
      day: end.slice(0, 10),
      startAt: new Date(
        at(end).getTime() - parts.reduce((sum, [, minutes]) => sum + minutes, 0) * MS_PER_MINUTE,
      ),
      endAt: at(end),
      score: rest.score ?? 84,
      averageHeartRate: 58,
      stages: parts.map(([stage, minutes]) => ({ stage, minutes })),
      lowOxygen: rest.lowOxygen ?? [],
    },
  })

const read = async (type = '1', dat = '2026-03-02') => {
  const { code, data } = await user.get<SleepData>(`/monitor/app/v1/sleep/${type}/${dat}`)
  expect(code).toBe('1000')
  expect(z.safeParse(SleepData, data).success).toBe(true)
  return data
}

const said = ({ kangban }: SleepData) => kangban?.sentence.map(({ text }) => text).join('')

const NIGHT: Part[] = [
  ['light', 60],
  ['deep', 36],
  ['awake', 5],
  ['light', 150],
  ['rem', 72],
  ['awake', 4],
  ['light', 42],
  ['awake', 6],
]

const fall = (percent: number) => ({
  at: '2026-03-01T18:14:00.000Z',
  lowestPercent: percent,
  seconds: 32,
})

describe('the sleep', () => {
  it('[API-066] [API-067] [SLEEP-28] of a night has its stages with their times, figures and cards', async () => {
    await sleep('2026-03-02T05:20', NIGHT, { lowOxygen: [fall(88), fall(90)] })
    const night = await read()

    expect(night).toMatchObject({
      score: 84,
      totalTime: 360,
      deepSleep: 36,
      lightSleep: 252,
      rem: 72,
      wake: 15,
      wakeCount: 1,
      sleepStartTime: '23:05',
      sleepEndTime: '05:20',
      heartAvg: 58,
      breathWarn: 1,
      details: [2, 1, 4, 2, 3, 4, 2, 4],
      detailTimes: ['23:05', '00:05', '00:41', '00:46', '03:16', '04:28', '04:32', '05:14'],
      sleepRef: '5-9小时',
      sleepState: '正常',
      sleepCompRate: 86,
      deepRate: 10,
      deepRef: '5-14%',
      deepState: '正常',
      deepCompRate: 100,
      remRef: '11-30%',
      remState: '正常',
      remCompRate: 100,
      wakeRef: '0-2次',
      wakeState: '正常',
      kangban: {
        nights: 1,
        lowOxygen: [{ time: '02:14', endTime: '02:14', lowest: 88, falls: 1, minutes: 1 }],
      },
    })

    expect(said(night)).toBe('昨夜睡了 6 小时，血氧有 1 次低于 90%，还没问过医生就请尽快问。')
  })

  it('of a week is the mean of its nights and each night’s minutes, with gaps', async () => {
    await sleep('2026-02-24T06:00', [['light', 300]], { score: 60 })
    await sleep('2026-03-02T05:00', NIGHT)
    const week = await read('2')

    expect(week).toMatchObject({
      score: 72,
      totalTime: 330,
      sleepStartTime: '23:53',
      sleepEndTime: '05:30',
      wakeCount: 0.5,
      details: [300, null, null, null, null, null, 360],
      kangban: {
        nights: 2,
        deepDetails: [0, null, null, null, null, null, 36],
        wakeDetails: [0, null, null, null, null, null, 15],
        scoreDetails: [60, null, null, null, null, null, 84],
        startDetails: ['01:00', null, null, null, null, null, '22:45'],
        endDetails: ['06:00', null, null, null, null, null, '05:00'],
        lowOxygen: [],
      },
    })

    expect(said(week)).toBe('近7天记录了 2 晚，平均每晚睡 5 小时 30 分，睡得还好。')
  })
})

it('a night is compared with the own nights of the 14 days before, where there are five of them', async () => {
  const on = (day: string, score: number) => sleep(`2026-02-${day}T06:00`, NIGHT, { score })
  await on('15', 10)
  for (const [day, score] of [
    ['16', 70],
    ['20', 80],
    ['22', 90],
    ['27', 80],
  ] as const)
    await on(day, score)
  await sleep('2026-03-02T05:20', NIGHT)

  expect(await read()).toMatchObject({
    kangban: { usualScore: null, state: 'good', stateText: '良好' },
  })

  await sleep('2026-03-01T05:20', NIGHT, { score: 82 })
  expect(await read()).toMatchObject({ score: 84, kangban: { usualScore: 80 } })
  expect(await read('2')).toMatchObject({ kangban: { usualScore: null } })
})

describe('awakenings', () => {
  it('lie between sleep, for five minutes together', () => {
    const count = (parts: Part[]) =>
      awakeningsOf(parts.map(([stage, minutes]) => ({ stage, minutes })))

    const asleep: Part = ['light', 30]
    expect(count([asleep, ['awake', 5], asleep])).toBe(1)
    expect(count([asleep, ['awake', 4], asleep])).toBe(0)
    expect(count([asleep, ['awake', 3], ['awake', 2], asleep])).toBe(1)
    expect(count([['awake', 30], asleep, ['awake', 30]])).toBe(0)
  })
})
