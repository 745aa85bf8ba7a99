import { MINUTES_PER_DAY, MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { HomeSummary, type Metric, type TemperatureSpan } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_000_000

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))

  const account = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  accountId = account.id
})

/** A moment so many minutes before now. */
const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * MS_PER_MINUTE)
const today = '2026-03-02'

const read = async () => {
  const { data } = await user.get<HomeSummary>('/monitor/v1/app/home-summary')
  expect(z.safeParse(HomeSummary, data).success).toBe(true)
  const card = (metric: Metric) => data.cards.find((other) => other.metric === metric)
  return { ...data, card, said: data.sentence.map(({ text }) => text).join('') }
}

const readings = (kind: string, values: [minutesAgo: number, value: number][]) =>
  app.services.database.reading.createMany({
    data: values.map(([minutes, value]) => ({
      accountId,
      kind,
      at: ago(minutes),
      value,
      source: 'watch',
    })),
  })

const pressure = (id: string, minutes: number, [systolic, diastolic]: [number, number]) =>
  app.services.database.bloodPressure.create({
    data: {
      id: `${accountId} ${id}`,
      accountId,
      at: ago(minutes),
      systolic,
      diastolic,
      source: 'monitor',
    },
  })

const night = (day: string, minutes: number) =>
  app.services.database.sleepNight.create({
    data: {
      accountId,
      day,
      startAt: ago(600),
      endAt: ago(200),
      score: 86,
      stages: [
        { stage: 'light', minutes },
        { stage: 'awake', minutes: 20 },
      ],
      lowOxygen: [],
    },
  })

const warning = (
  id: string,
  fields: { level?: string; handledAt?: Date; kind?: string; minutes?: number },
) =>
  app.services.database.warning.create({
    data: {
      id: `${accountId} ${id}`,
      accountId,
      kind: fields.kind ?? 'pressure-high',
      level: fields.level ?? 'warn',
      value: 142,
      otherValue: 88,
      limit: 140,
      otherLimit: 90,
      occurredAt: ago(fields.minutes ?? 60),
      handledAt: fields.handledAt ?? null,
    },
  })

const clockHour = (time: string) => new Date(`${time}:00:00+08:00`)

const nightValues = (values: number[]) =>
  values.map((value, index) => ({
    at: new Date(Date.parse('2026-03-02T02:00:00+08:00') - index * MS_PER_DAY),
    value,
  }))

const saveTemperatures = (rows: { at: Date; value: number }[]) =>
  app.services.database.reading.createMany({
    data: rows.map((row) => ({ ...row, accountId, kind: 'temperature', source: 'watch' })),
  })

const ecgRecord = (id: string, minutes: number, rhythm: string) =>
  app.services.database.ecgRecord.create({
    data: {
      id: `${accountId} ${id}`,
      accountId,
      measurementId: id,
      source: 'watch',
      deviceCode: 'KW1',
      startedAt: ago(minutes),
      samples: new Uint8Array(),
      sampleCount: 0,
      complete: true,
      heartRate: 71.4,
      rhythm,
      rhythmReason: '',
      marks: [],
      createdAt: ago(minutes),
    },
  })

describe('the home page of a new user', () => {
  it('has every card, empty, and says what to do first', async () => {
    const { cards, said, openMatters, matters, day } = await read()

    expect(cards.map(({ metric }) => metric)).toEqual([
      'heartRate',
      'bloodPressure',
      'oxygen',
      'sleep',
      'steps',
      'temperature',
      'ecg',
    ])

    expect(
      new Set(cards.map(({ state, value, stateText }) => `${state} ${value} ${stateText}`)),
    ).toEqual(new Set(['none null 暂无']))

    expect({ said, openMatters, matters, day }).toEqual({
      said: '还没有绑定设备，绑好后这里每天说说您的身体。',
      openMatters: 0,
      matters: [],
      day: today,
    })
  })
})

describe('cards', () => {
  it('heart rate: the newest value, the range of a day and half-hours with their gaps', async () => {
    await readings('heartRate', [
      [25 * 60, 180],
      [23 * 60, 58],
      [70, 104],
      [20, 70],
      [5, 72],
    ])

    const card = (await read()).card('heartRate')
    expect(card).toMatchObject({ value: 72, state: 'normal', stateText: '正常', note: '58–104' })
    expect(card?.trend).toHaveLength(48)
    expect(card?.trend.filter((value) => value !== null)).toEqual([58, 104, 71])
    expect(card?.trend.at(-2)).toBeNull()
  })

  it('blood pressure: the newest reading and the highest of each of seven days', async () => {
    await pressure('morning', 120, [142, 88])
    await pressure('yesterday evening', 14 * 60, [125, 78])
    await pressure('yesterday morning', 26 * 60, [143, 90])
    await pressure('long ago', 8 * MINUTES_PER_DAY, [190, 100])
    const card = (await read()).card('bloodPressure')
    expect(card).toMatchObject({ value: 142, secondValue: 88, state: 'high', stateText: '偏高' })
    expect(card?.note).toMatch(/^0[78]:\d\d$/)
    expect(card?.trend).toEqual([null, null, null, null, null, 143, 142])
    expect(card?.secondTrend).toEqual([null, null, null, null, null, 90, 88])
  })

  it('blood pressure: the newest that was typed in, until a device gives one', async () => {
    await pressure('morning', 120, [128, 78])

    await app.services.database.manualReading.create({
      data: {
        accountId,
        measurementId: 'typed',
        kind: 'bloodPressure',
        at: ago(60),
        systolic: 146,
        diastolic: 88,
        place: 'pharmacy',
        createdAt: ago(60),
      },
    })

    const typed = await read()
    expect(typed.card('bloodPressure')).toMatchObject({ value: 146, byHand: true, state: 'high' })
    expect(typed.card('bloodPressure')?.trend.at(-1)).toBe(128)
    expect(typed.said).toContain('手动输入的血压略高')
    await pressure('later', 10, [126, 78])
    const measured = await read()
    expect(measured.card('bloodPressure')).toMatchObject({ value: 126, state: 'normal' })
    expect(measured.said).not.toContain('手动输入')
  })

  it('oxygen: a fall in the night is not hidden by a good value now', async () => {
    await readings('oxygen', [
      [420, 87],
      [410, 95],
      [10, 97],
    ])

    const card = (await read()).card('oxygen')
    expect(card).toMatchObject({ value: 97, state: 'alert', stateText: '低过', note: '最低 87%' })
    expect(Math.min(...(card?.trend ?? []).map((value) => value ?? 100))).toBe(87)
  })

  it('sleep: minutes asleep of last night, its stages and the nights before', async () => {
    await night(today, 432)
    await night('2026-02-27', 380)
    const card = (await read()).card('sleep')
    expect(card).toMatchObject({ value: 432, state: 'good', stateText: '良好', note: '得分 86' })
    expect(card?.trend).toEqual([null, null, null, 380, null, null, 432])

    expect(card?.stages).toEqual([
      { stage: 'light', minutes: 432 },
      { stage: 'awake', minutes: 20 },
    ])
  })

  it('steps: of today only, the hours to come stay empty', async () => {
    await app.services.database.reading.createMany({
      data: [
        { at: clockHour('2026-03-01T20'), value: 3000 },
        { at: clockHour('2026-03-02T07'), value: 1200 },
        { at: clockHour('2026-03-02T08'), value: 3116 },
      ].map((reading) => ({ ...reading, accountId, kind: 'steps', source: 'watch' })),
    })

    await app.services.database.goal.create({
      data: { accountId, kind: 'steps', value: 5000, since: ago(3 * MINUTES_PER_DAY) },
    })

    const card = (await read()).card('steps')
    expect(card).toMatchObject({ value: 4316, state: 'none', note: '目标 5,000 还差 684' })
    expect(card?.trend).toHaveLength(24)

    expect(card?.trend.flatMap((value, index) => (value === null ? [] : [[index, value]]))).toEqual(
      [
        [7, 1200],
        [8, 3116],
      ],
    )

    await app.services.database.goal.create({
      data: { accountId, kind: 'steps', value: 4000, since: ago(60) },
    })

    expect((await read()).card('steps')).toMatchObject({ state: 'good', note: '目标 4,000 已达标' })
  })

  it('skin temperature: against the own nights, once there are three', async () => {
    await saveTemperatures(nightValues([34.8, 34, 34]))

    expect((await read()).card('temperature')).toMatchObject({
      value: 34.8,
      state: 'none',
      stateText: '积累中',
    })

    await saveTemperatures(nightValues([34.8, 34, 34, 34, 34]).slice(3))
    const card = (await read()).card('temperature')

    // The night's own mean beside the night's difference, and not a value of the day.
    expect(card).toMatchObject({
      value: 34.8,
      state: 'high',
      stateText: '偏高',
      note: '比平时高 0.8℃',
      measuredAt: expect.stringContaining('T05:00:00'),
    })

    expect(card?.trend).toEqual([null, null, null, null, null, 0, 0.8])
  })

  it('skin temperature: each night of its course differs by as much as on its own page', async () => {
    await saveTemperatures(nightValues([34.8, 34.2, 34, 35, 34, 34, 34, 33, 33, 33]))
    const { card } = await read()

    const { data: week } = await user.get<TemperatureSpan>(`/monitor/app/v1/temperature/2/${today}`)

    expect(week?.deviations).toContain(1.5)
    expect(card('temperature')?.trend).toEqual(week?.deviations)
  })

  it('ECG: the newest record and the rates of the last ones', async () => {
    await ecgRecord('old', 3 * MINUTES_PER_DAY, 'sinus')
    await ecgRecord('new', 18 * 60, 'af')
    const card = (await read()).card('ecg')

    expect(card).toMatchObject({
      value: 71,
      state: 'alert',
      stateText: '疑似房颤',
      trend: [71, 71],
    })

    expect(card?.note).toMatch(/^昨天 1[56]:/)
  })
})

describe('the sentence and the warnings', () => {
  it('say the same as the cards', async () => {
    await night(today, 432)
    await pressure('morning', 120, [142, 88])
    expect((await read()).said).toBe('昨夜睡得安稳，今早血压略高，请午后再测一次。')
  })

  it('count what nobody has handled, the gravest first', async () => {
    await warning('a', { kind: 'heart-fast', minutes: 60 })
    await warning('b', { kind: 'oxygen-low', level: 'bad', minutes: 400 })
    await warning('c', { minutes: 500, handledAt: ago(1) })

    expect(await read()).toMatchObject({
      openMatters: 2,
      matters: [{ title: '夜间血氧偏低', value: '最低 142%' }, { level: 'warn' }],
      said: '昨夜血氧低到 142%，请今天问问医生。',
    })
  })

  it('tell what still waits of the days before, with its day', async () => {
    await warning('old', { kind: 'oxygen-low', level: 'bad', minutes: 2 * MINUTES_PER_DAY })

    expect(await read()).toMatchObject({
      openMatters: 1,
      matters: [{ title: '血氧偏低', progress: '已经 2 天没有处理' }],
      said: '前天血氧低到 142%，请今天问问医生。',
    })
  })

  it('never show what belongs to somebody else', async () => {
    await pressure('mine', 60, [142, 88])
    user = await app.logIn(String((phone += 1)))
    expect((await read()).card('bloodPressure')?.value).toBeNull()
  })
})
