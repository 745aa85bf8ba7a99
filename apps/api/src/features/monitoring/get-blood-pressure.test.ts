import { BloodPressureDay, type BpMonitorDay } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_004_000

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

type Measured = [time: string, systolic: number, diastolic: number, source?: 'monitor' | 'watch']

const measure = (readings: Measured[], deviceCode: string | null = null) =>
  app.services.database.bloodPressure.createMany({
    data: readings.map(([time, systolic, diastolic, source = 'monitor']) => ({
      id: `${accountId} ${time} ${source}`,
      accountId,
      at: new Date(`${time}:00+08:00`),
      systolic,
      diastolic,
      pulse: 70,
      source,
      deviceCode,
    })),
  })

const read = async (type = '1', dat = '2026-03-02') => {
  const { code, data } = await user.get<BloodPressureDay>(`/monitor/app/v1/bloodpre/${type}/${dat}`)
  expect(code).toBe('1000')
  expect(z.safeParse(BloodPressureDay, data).success).toBe(true)
  return data
}

const said = ({ kangban }: BloodPressureDay) => kangban?.sentence.map(({ text }) => text).join('')

describe('the blood pressure', () => {
  it('[API-064] [API-065] [BP-14] of a day is told reading by reading, with the latest and the means', async () => {
    await measure([
      ['2026-03-02T08:12', 142, 88],
      ['2026-03-02T09:40', 128, 79, 'watch'],
      ['2026-03-01T23:59', 190, 100],
    ])

    const day = await read()

    expect(day).toMatchObject({
      avgHi: 135,
      avgLow: 84,
      hi: 128,
      low: 79,
      detailTimes: ['08:12', '09:40'],
      hiDetails: [142, 128],
      lowDetails: [88, 79],
      kangban: {
        highest: { sbp: 142, dbp: 88 },
        lowest: { sbp: 128, dbp: 79 },
        count: 2,
        outOfRange: 1,
      },
    })

    expect(said(day)).toBe('今天量了 2 次，平均 135/84，有 1 次偏高，最高 142/88，请午后再测一次。')

    expect(day.kangban?.elderSentence[0]?.text).toBe(
      '今天有 1 次血压偏高，142/88，请午后再测一次。',
    )

    expect(day.kangban).toMatchObject({
      states: ['high', 'normal'],
      normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } },
      morningDetails: [],
      weekMeanDetails: [],
      readings: [
        {
          at: '2026-03-02T09:40:00+08:00',
          sbp: 128,
          source: 'watch',
          state: 'normal',
          stateText: '正常',
        },
        {
          at: '2026-03-02T08:12:00+08:00',
          sbp: 142,
          pulseRate: 70,
          source: 'monitor',
          state: 'high',
        },
      ],
    })
  })

  it('[BP-14] of a day has the latest values as hi and low, and three lists of equal length with times as HH:mm', async () => {
    await measure([
      ['2026-03-02T09:40', 128, 79],
      ['2026-03-02T00:05', 151, 93, 'watch'],
      ['2026-03-02T08:12', 142, 88],
    ])

    const { hi, low, detailTimes, hiDetails, lowDetails } = await read()
    expect([hi, low]).toEqual([128, 79])
    expect(detailTimes).toEqual(['00:05', '08:12', '09:40'])
    expect(hiDetails).toEqual([151, 142, 128])
    expect(lowDetails).toEqual([93, 88, 79])
  })

  it('of a week is told by day, with its gaps', async () => {
    await measure([
      ['2026-02-24T08:00', 140, 86],
      ['2026-02-24T20:00', 130, 80],
      ['2026-03-02T08:00', 124, 78],
      ['2026-02-23T08:00', 190, 100],
    ])

    const week = await read('2')
    expect(week.hiDetails).toEqual([135, null, null, null, null, null, 124])
    expect(week.lowDetails).toEqual([83, null, null, null, null, null, 78])
    expect(said(week)).toBe('近7天量了 3 次，平均 131/81，都不超过 140/90，1 次接近上限。')
    expect(week.kangban?.states).toEqual(['near', null, null, null, null, null, 'normal'])

    expect(week.kangban?.morningDetails[0]).toEqual({
      sbp: 140,
      dbp: 86,
      count: 1,
      state: 'near',
      stateText: '接近上限',
    })

    expect(week.kangban?.eveningDetails.map((part) => part?.sbp ?? null)).toEqual([
      130,
      null,
      null,
      null,
      null,
      null,
      null,
    ])

    expect(week.kangban?.readings).toHaveLength(3)
  })

  it('of a week is told by morning and evening where it was out of range, by what the chart shows', async () => {
    await measure([
      ['2026-02-24T08:00', 146, 88],
      ['2026-02-25T07:00', 150, 90],
      // Out of range by itself, but not the mean of that morning.
      ['2026-02-26T07:00', 142, 84],
      ['2026-02-26T07:05', 128, 80],
      ['2026-02-26T20:00', 124, 78],
      ['2026-02-27T20:00', 126, 79],
      ['2026-02-28T20:00', 125, 79],
    ])

    const week = await read('2')

    expect(week.kangban?.morning).toMatchObject({
      sbp: 142,
      count: 4,
      state: 'high',
      stateText: '偏高',
    })

    expect(week.kangban?.morningDetails.filter((part) => part?.state === 'high')).toHaveLength(2)
    expect(said(week)).toBe('早晨血压偏高，有 2 天超过 140/90；晚上平稳。')
  })

  it('of a month has the mean of the seven days that end with each day, where three of them were measured', async () => {
    await measure([
      ['2026-01-28T08:00', 120, 70],
      ['2026-01-30T08:00', 126, 76],
      ['2026-02-01T08:00', 132, 82],
    ])

    const month = await read('3')

    expect(month.detailTimes.slice(0, 4)).toEqual([
      '2026-02-01',
      '2026-02-02',
      '2026-02-03',
      '2026-02-04',
    ])

    expect(month.kangban?.weekMeanDetails.slice(0, 4)).toEqual([
      { sbp: 126, dbp: 76 },
      { sbp: 126, dbp: 76 },
      { sbp: 126, dbp: 76 },
      null,
    ])
  })

  it('has morning and evening means of the seven days, whatever the span', async () => {
    await measure([
      ['2026-02-24T05:00', 140, 90],
      ['2026-02-27T10:59', 130, 80],
      ['2026-02-27T18:00', 120, 70],
      ['2026-02-23T08:00', 190, 100],
      ['2026-03-02T12:00', 100, 65],
    ])

    for (const type of ['1', '2', '3']) {
      expect(await read(type)).toMatchObject({
        kangban: {
          morning: { sbp: 135, dbp: 85, count: 2 },
          evening: { sbp: 120, dbp: 70, count: 1 },
        },
      })
    }

    expect(await read('1', '2026-02-23')).toMatchObject({ kangban: { evening: null } })
  })
})

const ask = (body: object) =>
  user.post<BpMonitorDay>('/blood-pressure-monitor/v1/query-blood-pressure', body)

describe('the readings of the monitor', () => {
  it('[API-114] [API-115] [API-116] [BP-13] are those of the day, oldest first, with their means', async () => {
    await app.services.database.device.upsert({
      where: { code: 'KP1' },
      create: { code: 'KP1', typeCode: '10030001', name: '康伴血压仪', firmware: '1', keyHash: '' },
      update: {},
    })

    await measure([['2026-03-01T20:00', 131, 81]], 'KP1')

    await measure([
      ['2026-03-01T08:00', 140, 88],
      ['2026-03-01T12:00', 110, 70, 'watch'],
      ['2026-03-02T00:00', 99, 61],
    ])

    const { code, data } = await ask({ queryType: 'SINGLE_DAY', queryDate: '2026-03-01' })
    expect(code).toBe('1000')

    expect(data).toEqual({
      records: [
        {
          sbp: 140,
          dbp: 88,
          pulseRate: 70,
          measureTime: '2026-03-01T08:00:00+08:00',
          deviceSn: null,
          deviceTypeName: null,
          kangban: {
            id: expect.any(String),
            state: 'near',
            stateText: '接近上限',
            circumstances: null,
            note: '',
          },
        },
        {
          sbp: 131,
          dbp: 81,
          pulseRate: 70,
          measureTime: '2026-03-01T20:00:00+08:00',
          deviceSn: 'KP1',
          deviceTypeName: '康伴血压仪',
          kangban: {
            id: expect.any(String),
            state: 'normal',
            stateText: '正常',
            circumstances: null,
            note: '',
          },
        },
      ],
      avgSbp: 136,
      avgDbp: 85,
      avgPulseRate: 70,
    })
  })

  it('are none on a day without, in the future, and for somebody without a grant', async () => {
    const nothing = { records: [], avgSbp: null, avgDbp: null, avgPulseRate: null }

    for (const queryDate of ['2024-01-01', '2027-01-01']) {
      expect((await ask({ queryType: 'SINGLE_DAY', queryDate })).data).toEqual(nothing)
    }

    const stranger = await app.logIn(String((phone += 1)))
    const query = { queryType: 'SINGLE_DAY', queryDate: '2026-03-01', userCode: stranger.userCode }
    expect((await ask(query)).code).toBe('401')

    expect(await ask({ queryType: 'WEEK', queryDate: '2026-03-01' })).toMatchObject({
      code: '9999',
      msg: '查询类型应为SINGLE_DAY',
    })
  })
})
