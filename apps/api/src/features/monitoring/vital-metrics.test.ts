// Heart rate, oxygen and skin temperature: what the watch measures by the minute.
import { addDays } from '@kangban/china-time'
import { HeartRateSpan, OxygenSpan, TemperatureSpan } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_006_000
const TODAY = '2026-03-02'

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

type Timed = [time: string, value: number]

const measure = (kind: string, readings: Timed[]) =>
  app.services.database.reading.createMany({
    data: readings.map(([time, value]) => ({
      accountId,
      kind,
      at: new Date(`${time}+08:00`),
      value,
      source: 'watch',
    })),
  })

/** One reading every five minutes of an hour. */
const hourOf = (day: string, hour: string, value: number): Timed[] =>
  Array.from({ length: 12 }, (_, index) => [
    `${day}T${hour}:${String(index * 5).padStart(2, '0')}:00`,
    value,
  ])

async function read<S extends z.ZodMiniType>(path: string, schema: S, type = '1', dat = TODAY) {
  const { code, data } = await user.get<z.output<S>>(`/monitor/app/v1/${path}/${type}/${dat}`)
  expect(code).toBe('1000')
  expect(z.safeParse(schema, data).success).toBe(true)
  return data
}

const said = ({ sentence }: { sentence: { text: string }[] }) =>
  sentence.map(({ text }) => text).join('')

const warn = (
  kind: string,
  time: string,
  fields: { level?: string; value?: number; handled?: boolean } = {},
) =>
  app.services.database.warning.create({
    data: {
      id: `${accountId} ${kind} ${time}`,
      accountId,
      kind,
      level: fields.level ?? 'warn',
      value: fields.value ?? 112,
      limit: 100,
      occurredAt: new Date(`${time}:00+08:00`),
      handledAt: fields.handled ? app.clock.now() : null,
    },
  })

const heart = (type?: string, dat?: string) => read('heart', HeartRateSpan, type, dat)

describe('the heart rate', () => {
  it('of a day is the median of every five minutes with its lowest and highest; gaps stay gaps', async () => {
    await measure('heartRate', [
      ['2026-03-02T08:00:00', 60],
      ['2026-03-02T08:01:00', 62],
      ['2026-03-02T08:04:59', 120],
      ['2026-03-02T08:10:00', 70],
      ['2026-03-02T00:00:00', 55],
      ['2026-03-01T23:59:59', 150],
    ])

    const day = await heart()
    expect(day.detailTimes).toHaveLength(288)

    const filled = day.detailTimes.flatMap((time, index) =>
      day.details[index] === null
        ? []
        : [[time, day.details[index], day.lowDetails[index], day.hiDetails[index]]],
    )

    expect(filled).toEqual([
      ['00:00', 55, 55, 55],
      ['08:00', 62, 60, 120],
      ['08:10', 70, 70, 70],
    ])

    expect(day).toMatchObject({
      min: 55,
      max: 120,
      avg: 73,
      resting: null,
      normal: { low: 60, high: 100 },
    })
  })

  it('has a resting rate: the quietest hour awake', async () => {
    await measure('heartRate', [
      ...hourOf(TODAY, '03', 50),
      ...hourOf(TODAY, '08', 75),
      ...hourOf(TODAY, '09', 66),
      ['2026-03-02T07:00:00', 40],
    ])

    const day = await heart()
    expect(day.resting).toBe(66)
    expect(said(day)).toBe('今天心率平均 63，在 40 到 75 之间，安静时 66。')
  })

  it('is compared with the own thirty days before, once there are fourteen', async () => {
    const before = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        hourOf(addDays(TODAY, -1 - index), '09', 60 + (index % 5)),
      ).flat()

    await measure('heartRate', [...before(13), ...hourOf(TODAY, '09', 70)])
    expect((await heart()).baseline).toBeNull()

    await measure('heartRate', [
      ...hourOf(addDays(TODAY, -30), '09', 63),
      ...hourOf(addDays(TODAY, -31), '09', 99),
    ])

    const day = await heart()
    expect(day.baseline).toEqual({ usual: 62, low: 60, high: 64, days: 14 })

    expect(said(day)).toBe(
      '今天心率平均 70，在 70 到 70 之间，安静时 70，比平时快一些，请注意休息。',
    )

    expect(said(await heart('1', addDays(TODAY, -3)))).not.toContain('请')
  })

  it('of a week is told by day, with the share of each zone', async () => {
    await measure('heartRate', [
      ...hourOf('2026-02-24', '09', 60),
      ...hourOf('2026-02-28', '09', 130),
    ])

    await app.services.database.profile.create({
      data: { accountId, birthday: '1956-03-02', updatedAt: app.clock.now() },
    })

    const week = await heart('2')
    expect(week.details).toEqual([60, null, null, null, 130, null, null])
    expect(week).toMatchObject({ min: 60, avg: 95, max: 130, resting: 95 })

    // 70 years: 208 - 49 = 159 beats; 57, 64 and 77 % of it.
    expect(week.zones).toEqual([
      { name: '休息', from: 0, to: 91, percent: 50 },
      { name: '轻度', from: 91, to: 102, percent: 0 },
      { name: '中等', from: 102, to: 122, percent: 0 },
      { name: '较强', from: 122, to: null, percent: 50 },
    ])
  })

  it('of a week leaves today out of its means, since it is not over, but not out of its extremes', async () => {
    await measure('heartRate', [...hourOf('2026-03-01', '09', 60), ...hourOf(TODAY, '09', 120)])
    expect(await heart('2')).toMatchObject({ avg: 60, resting: 60, min: 60, max: 120 })

    expect(await heart('1')).toMatchObject({
      avg: 120,
      last: 120,
      state: 'high',
      stateText: '偏快',
    })

    // Alone it counts.
    expect(await heart('2', '2026-03-01')).toMatchObject({ avg: 60 })
  })

  it('holds the events of the span, newest first, and tells the gravest', async () => {
    await measure('heartRate', hourOf(TODAY, '09', 70))
    await warn('heart-fast', '2026-03-02T08:00', { value: 118 })
    await warn('heart-fast', '2026-03-02T09:00')
    await warn('oxygen-low', '2026-03-02T03:00')
    await warn('af-suspected', '2026-02-28T09:00', { level: 'bad', handled: true })
    const day = await heart()

    expect(
      day.warnings.map(({ eventType, createTime }) => [eventType, createTime.slice(11, 16)]),
    ).toEqual([
      ['heart-fast', '09:00'],
      ['heart-fast', '08:00'],
    ])

    expect(said(day)).toBe('今天有 2 次安静时心率偏快，最快 118，请多歇一会儿，常这样就问问医生。')
    expect(said(await heart('2'))).toBe('近7天有 1 次心电图疑似房颤，已经处理过了。')
  })
})

const oxygen = (type?: string) => read('oxygen', OxygenSpan, type)

describe('the oxygen', () => {
  it('of a day is told reading by reading, with its falls and its night', async () => {
    await measure('oxygen', [
      ['2026-03-02T02:00:00', 89],
      ['2026-03-02T06:59:00', 90],
      ['2026-03-02T07:00:00', 96],
      ['2026-03-02T09:30:00', 97],
    ])

    const day = await oxygen()

    expect(day).toMatchObject({
      last: 97,
      lastTime: '2026-03-02T09:30:00+08:00',
      avg: 93,
      lowest: 89,
      lowEvents: 1,
      threshold: 90,
      night: { avg: 89.5, lowest: 89, lowEvents: 1 },
      detailTimes: ['02:00', '06:59', '07:00', '09:30'],
      details: [89, 90, 96, 97],
    })

    expect(said(day)).toBe('今天血氧有 1 次低于 90%，都在夜里，最低 89%，还没问过医生就请尽快问。')
  })

  it('has a verdict: one fall counts although the newest reading is well', async () => {
    await measure('oxygen', [
      ['2026-03-01T12:00:00', 94],
      ['2026-03-02T02:00:00', 89],
      ['2026-03-02T09:30:00', 97],
    ])

    expect(await oxygen()).toMatchObject({ state: 'alert', stateText: '低过' })
    // Today is not over: the mean is that of the day before.
    expect(await oxygen('2')).toMatchObject({ avg: 94, lowest: 89, lowEvents: 1 })
  })

  it('of a week keeps the lowest and highest of each day beside the mean', async () => {
    await measure('oxygen', [
      ['2026-02-24T12:00:00', 95],
      ['2026-02-24T12:30:00', 98],
      ['2026-03-01T12:00:00', 96],
    ])

    const week = await oxygen('2')
    expect(week.details).toEqual([96.5, null, null, null, null, 96, null])
    expect(week.lowDetails).toEqual([95, null, null, null, null, 96, null])
    expect(week).toMatchObject({ night: null, hiDetails: [98, null, null, null, null, 96, null] })
    expect(said(week)).toBe('近7天血氧平均 96%，最低 95%，没有低于 90%。')
  })
})

const temperature = (type?: string, dat?: string) => read('temperature', TemperatureSpan, type, dat)

const nights = (values: (number | null)[]): Timed[] =>
  values.flatMap((value, daysAgo): Timed[] =>
    value === null ? [] : [[`${addDays(TODAY, -daysAgo)}T02:00:00`, value]],
  )

describe('the skin temperature', () => {
  it('of a day is its last night against the nights before, and the course in half-hours', async () => {
    await measure('temperature', [
      ...nights([34.8, 34, null, 34.2, 34.1]),
      ['2026-03-02T09:30:00', 33],
    ])

    const day = await temperature()

    expect(day).toMatchObject({
      last: 33,
      nightMean: 34.8,
      baseline: 34.1,
      deviation: 0.7,
      baselineNights: 3,
      band: 0.5,
    })

    expect(day.detailTimes).toHaveLength(48)

    expect(
      day.detailTimes.flatMap((time, index) => (day.details[index] === null ? [] : [time])),
    ).toEqual(['02:00', '09:30'])

    expect(day.deviations.filter((deviation) => deviation !== null)).toEqual([0.7])
    expect(said(day)).toBe('昨夜手腕比平时热 0.7 度，请量一次体温。')
  })

  it('has no comparison before the third night, nor without a night', async () => {
    await measure('temperature', nights([34.8, 34, 34.2]))
    const day = await temperature()

    expect(day).toMatchObject({
      nightMean: 34.8,
      baseline: null,
      deviation: null,
      baselineNights: 2,
      state: 'none',
      stateText: '积累中',
    })

    expect(said(day)).toBe('再戴几晚手表，满 3 晚就能和平时比较了。')
    await measure('temperature', [[`${addDays(TODAY, -1)}T12:00:00`, 33]])
    user = await app.logIn(String((phone += 1)))

    accountId = (
      await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
    ).id

    await measure('temperature', [[`${TODAY}T09:00:00`, 33]])
    expect(said(await temperature())).toBe('夜里没有戴手表，没法和平时比较。')
  })

  it('of a week compares each night with the fourteen before it', async () => {
    await measure('temperature', nights([34, null, 35, ...Array<number>(13).fill(34)]))
    const week = await temperature('2')
    expect(week.details).toEqual([34, 34, 34, 34, 35, null, 34])
    expect(week.deviations).toEqual([0, 0, 0, 0, 1, null, -0.08])
    expect(said(week)).toBe('近7天里，有 1 晚手腕比平时热。')
  })
})
