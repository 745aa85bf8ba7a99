// What lies along hours and nights, what points are told of, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const DAY = { type: '1', dat: '2026-03-02' }
const WEEK = { type: '2', dat: '2026-03-02' }
const MONTH = { type: '3', dat: '2026-03-02' }

const laws = (name: string, data: unknown, input: object = DAY) =>
  breachesOf({ name, summary: '', input: { ...input }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const zones = (...names: string[]) =>
  laws('monitoring.getHeartRate', { zones: names.map((name) => ({ name })) })

const events = (...times: string[]) =>
  laws('monitoring.getHeartRate', {
    warnings: times.map((time) => ({ id: time, createTime: `2026-03-01T${time}:00+08:00` })),
  })

describe('a heart rate', () => {
  it('has zones in their order', () => {
    expect(zones('休息', '轻度', '中等', '较强')).toEqual([])
    expect(zones('休息', '中等')).toEqual(['words data.zones[].name'])
  })

  it('has the newest of its events first', () => {
    expect(events('20:00', '08:00')).toEqual([])
    expect(events('08:00', '20:00')).toEqual(['sorted data.warnings'])
  })
})

const oxygen = (time: string) =>
  laws('monitoring.getOxygen', {
    lastTime: '2026-03-02T09:30:00+08:00',
    detailTimes: ['02:10', time],
    details: [96, 97],
  })

it('the last reading of oxygen is the newest', () => {
  expect(oxygen('09:30')).toEqual([])
  expect(oxygen('09:29')).toEqual(['newest data.detailTimes[]'])
})

const fallen = (night: object | null, ...times: string[]) =>
  laws(
    'monitoring.getOxygen',
    {
      lowEvents: times.length,
      night,
      warnings: times.map((time) => ({ id: time, createTime: `2026-03-01T${time}:00+08:00` })),
    },
    WEEK,
  )

it('what fell at night is counted as that of the night, and no more', () => {
  const wrong = ['reckoned data.night.lowEvents']
  expect(fallen({ lowEvents: 1 }, '14:30', '02:04')).toEqual([])
  expect(fallen({ lowEvents: 0 }, '14:30', '02:04')).toEqual(wrong)
  expect(fallen({ lowEvents: 2 }, '14:30', '02:04')).toEqual(wrong)
  expect(fallen(null, '14:30', '02:04')).toEqual(['silent data.night'])
  // What is told of an event may be its first reading or its last.
  expect([fallen({ lowEvents: 1 }, '21:50'), fallen({ lowEvents: 0 }, '06:50')]).toEqual([[], []])
})

const steps = (more: object) => laws('monitoring.getSteps', { kangban: {}, ...more })

describe('steps', () => {
  const hours = { detailTimes: ['08:00', '09:00', '11:00'] }

  it('are a gap in an hour to come, and 250 of them make an hour active', () => {
    expect(steps({ ...hours, details: [250, 0, null], activeHours: 1 })).toEqual([])
    expect(steps({ ...hours, details: [120, 0, 0] })).toEqual(['future data.details[]'])

    const wrong = ['count data.activeHours']
    expect(steps({ ...hours, details: [250, 0, null], activeHours: 2 })).toEqual(wrong)
    expect(steps({ ...hours, details: [249, 0, null], activeHours: 1 })).toEqual(wrong)
  })

  it('lack nothing of the profile for what is told', () => {
    expect(steps({ distance: 900, calorie: null, missing: ['weight'] })).toEqual([])
    expect(steps({ distance: 900, missing: ['height'] })).toEqual(['silent data.missing'])
    expect(steps({ calorie: 30, missing: ['weight'] })).toEqual(['silent data.missing'])
  })

  it('of the week before are those of its days', () => {
    const name = 'monitoring.getSteps'
    const month = { detailTimes: ['2026-02-22', '2026-02-23'], details: [4000, 5000] }

    const both = (averageBefore: number) =>
      between([
        [name, { detailTimes: ['2026-02-24'], details: [3000], averageBefore }, WEEK],
        [name, month, MONTH],
      ])

    expect(both(4500)).toEqual([])
    expect(both(5000)).toEqual([`${name} reckoned data.averageBefore`])
  })
})

const nights = (sleepStartTime: string) =>
  laws(
    'monitoring.getSleep',
    { sleepStartTime, startDetails: ['22:30', null, '00:30', '23:00'] },
    { ...WEEK },
  )

const night = (wakeCount: number) =>
  laws('monitoring.getSleep', { wakeCount, details: [2, 4, 1, 4] })

const woken = (wakeCount: number) =>
  laws('monitoring.getSleep', {
    wakeCount,
    details: [2, 4, 3, 4, 2, 4],
    detailTimes: ['23:00', '23:50', '23:58', '01:00', '01:05', '05:00'],
    sleepStartTime: '23:00',
    sleepEndTime: '05:20',
    kangban: { nights: 1 },
  })

describe('sleep', () => {
  it('begins at the mean of its nights, or at their middle', () => {
    expect(nights('23:20')).toEqual([])
    expect(nights('23:00')).toEqual([])
    expect(nights('23:50')).toEqual(['mean data.sleepStartTime'])
    expect(nights('22:45')).toEqual(['mean data.sleepStartTime'])
    expect(nights('11:20')).toEqual(['mean data.sleepStartTime'])
  })

  it('has no more awakenings than stretches awake', () => {
    expect(night(2)).toEqual([])
    expect(night(3)).toEqual(['count data.wakeCount'])
  })

  it('counts those awakenings that lasted five minutes', () => {
    const wrong = ['reckoned data.wakeCount']
    // One of 8 minutes, one of 4 to 6, and one that sleep may not follow.
    expect([woken(1), woken(2), woken(3)]).toEqual([[], [], []])
    expect(woken(0)).toEqual(wrong)
  })

  it('has no more falls of oxygen after midnight than the day', () => {
    const row = { time: '02:14', endTime: '02:14', lowest: 88, falls: 1, minutes: 1 }

    const both = (lowEvents: number) =>
      between([
        ['monitoring.getSleep', { lowOxygen: [row] }, DAY],
        ['monitoring.getOxygen', { lowEvents }, DAY],
      ]).filter((each) => each.endsWith('data.lowOxygen'))

    expect(both(1)).toEqual([])
    expect(both(0)).toEqual(['monitoring.getSleep same-fact data.lowOxygen'])
  })
})

it('a night deviates from as many nights before it as are needed', () => {
  const details = Array.from({ length: 16 }, (_, index) => (index < 12 ? null : 34))

  const nights = (deviations: readonly (number | null)[]) =>
    laws(
      'monitoring.getTemperature',
      {
        nightsNeeded: 3,
        details,
        deviations: [...details.slice(0, 14).map(() => null), ...deviations],
      },
      MONTH,
    )

  expect(nights([null, 0])).toEqual([])
  expect(nights([0.1, 0])).toEqual(['reckoned data.deviations[]'])
})

const insight = (estimate: number, low: number, high: number) =>
  laws('monitoring.getInsights', [{ estimate, low, high }], {})

it('an interval lies on one side of 0 with its estimate in it', () => {
  expect(insight(6, 2, 10)).toEqual([])
  expect(insight(6, 0, 10)).toEqual(['order data[].low'])
  expect(insight(12, 2, 10)).toEqual(['order data[].estimate'])
})

const activity = (activityType: string, consume: number, description = '') =>
  laws('points.getPoints', { activityResps: [{ activityType, consume, description }] }, {})

const signIn = (id: string) =>
  laws(
    'points.getPoints',
    { userOperEntites: [{ id, createTime: '2026-02-24T07:00:00+08:00' }] },
    {},
  )

const winner = (name: string, money: string) => laws('points.listWinners', [{ name, money }])

const booked = (...rows: readonly (readonly [title: string, createTime: string])[]) => {
  const list = rows.map(([title, createTime]) => ({
    detailExplain: `${title} +30`,
    createTime,
    quota: 30,
  }))

  return laws('points.listPointRecords', { list }, {})
}

describe('points', () => {
  it('are booked once a day for signing in, and once for what is done for the first time', () => {
    const [first, second] = ['2026-02-24T07:00:00+08:00', '2026-02-24T19:00:00+08:00']
    const twice = ['count data.list']
    expect(booked(['签到', second], ['签到', '2026-02-23T19:00:00+08:00'])).toEqual([])
    expect(booked(['签到', second], ['签到', first])).toEqual(twice)
    expect(booked(['签到', second], ['连续签到奖励', first])).toEqual([])
    // A sign-in of the evening may be booked after midnight.
    expect(booked(['签到', second], ['签到', '2026-02-24T00:00:20+08:00'])).toEqual([])

    expect(booked(['首次绑定设备', second], ['首次绑定设备', '2026-02-12T07:00:00+08:00'])).toEqual(
      twice,
    )
  })

  it('that were won are more than none', () => {
    expect(winner('王*兰', '0积分')).toEqual(['verdict data[].money'])
    expect(winner('王*兰', '0.88元')).toEqual([])
  })

  it('are taken by all but what is for new users, as many as is said', () => {
    expect(activity('0001', 0)).toEqual([])
    expect(activity('0002', 30, '每次消耗30积分')).toEqual([])
    expect(activity('0001', 30)).toEqual(['reckoned data.activityResps[].consume'])
    expect(activity('0002', 0)).toEqual(['reckoned data.activityResps[].consume'])

    expect(activity('0002', 60, '每次消耗30积分')).toEqual([
      'told-twice data.activityResps[].consume',
    ])
  })

  it('of a sign-in are those of its day', () => {
    expect(signIn('2026-02-24')).toEqual([])
    expect(signIn('2026-02-23')).toEqual(['told-twice data.userOperEntites[].id'])
  })

  it('that were won have a masked winner and their unit', () => {
    expect(winner('李*军', '8.8元')).toEqual([])
    expect(winner('李建军', '50积分')).toEqual(['kind data[].name'])
    expect(winner('李*军', '2.8积分')).toEqual(['unit data[].money'])
    expect(winner('李*军', '8.8')).toEqual(['unit data[].money'])
    expect(winner('李*军', '-30积分')).toEqual(['unit data[].money'])
  })
})
