import { contract } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { asRead, documentedOf, exampleOf } from '../testing/answers.ts'
import type { MonitorAnswer, PressureAnswer } from '../parts/answers.ts'
import {
  barOf,
  daysOf,
  hasBars,
  missingText,
  pressureText,
  readingsOfDay,
  readingsOfMonitor,
  spokenPressure,
  tableOf,
} from './pressure-view.ts'
import { readingTime } from '../parts/reading-time.ts'

const TODAY = '2026-03-02'
const DAY = { span: 'day', today: TODAY } as const
const WEEK = { span: 'week', today: TODAY } as const
const example = exampleOf(contract.monitoring.getBloodPressure.example)

const read = (change: Partial<PressureAnswer> = {}): PressureAnswer => ({
  ...asRead(example),
  ...change,
})

const documented = documentedOf(example)

describe('a pressure', () => {
  it('has two dashes for the part that is missing, or alone', () => {
    const pairs = [
      { sbp: 142, dbp: 88 },
      { sbp: null, dbp: 88 },
      { sbp: 142, dbp: null },
      { sbp: null, dbp: null },
    ]

    expect(pairs.map(pressureText)).toEqual(['142/88', '--/88', '142/--', '--'])
    expect(pressureText({ sbp: 134.6, dbp: 82.25 })).toBe('135/82')
  })

  it('has its time, or two dashes', () => {
    const moments = ['2026-03-02T00:12:00Z', '2026-03-01 20:05', 'soon', null]

    expect(moments.map((at) => readingTime(at, TODAY))).toEqual([
      '今天 08:12',
      '昨天 20:05',
      '--',
      '--',
    ])
  })
})

describe('the readings of a day', () => {
  it('are drawn at their times, the oldest first; what has none is left out', () => {
    const odd = read({
      detailTimes: ['2026-03-02 09:40:00', null, '8:12'],
      hiDetails: [128, 200, 142],
      lowDetails: [78, 100],
      states: ['normal', 'alert', 'high'],
    })

    expect(readingsOfDay(odd)).toMatchObject({
      times: ['08:12', '09:40'],
      hiDetails: [142, 128],
      lowDetails: [null, 78],
      states: ['high', 'normal'],
    })

    expect(hasBars(readingsOfDay(odd))).toBe(true)
    expect(hasBars(readingsOfDay(read({ lowDetails: [] })))).toBe(false)
  })

  it('go by the documented range where the answer tells none', () => {
    const range = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }
    expect(readingsOfDay({ ...documented }).normal).toEqual(range)
  })

  it('are found again by time and value, never by a value that is missing', () => {
    expect(barOf(read(), { at: '2026-03-02T09:40:00+08:00', sbp: 128, dbp: 78 })).toBe(1)

    expect(
      barOf(read({ hiDetails: [null, null] }), {
        at: '2026-03-02T09:40:00+08:00',
        sbp: null,
        dbp: 78,
      }),
    ).toBeNull()

    expect(barOf(read(), { at: null, sbp: 128, dbp: 78 })).toBeNull()
  })

  it('stand in the table with their verdict, or without that column', () => {
    expect(tableOf(read(), DAY)).toEqual({
      columns: ['时间', '高压', '低压', '是否正常'],
      rows: [
        ['08:12', 142, 88, '偏高'],
        ['09:40', 128, 78, '正常'],
      ],
    })

    expect(tableOf(documented, DAY)).toEqual({
      columns: ['时间', '高压', '低压'],
      rows: [
        ['08:12', 142, 88],
        ['09:40', 128, 78],
      ],
    })
  })
})

describe('the days of a span', () => {
  const week = { ...documented, detailTimes: ['2026-03-01', '2026-03-02'] }
  const mean = { sbp: 137, dbp: 85, count: 7, state: 'normal', stateText: '正常' } as const

  it('are told by morning and evening, or by the day where nobody told those apart', () => {
    const told: PressureAnswer = {
      ...week,
      morningDetails: [mean, null],
      eveningDetails: [mean],
      states: ['normal', null],
    }

    expect(tableOf(told, WEEK)).toEqual({
      columns: ['日期', '早晨', '晚上', '是否正常'],
      rows: [
        ['3月1日 周日', '137/85', '137/85', '正常'],
        ['3月2日 周一', null, null, null],
      ],
    })

    expect(missingText(daysOf(told), TODAY)).toBe('还没测')

    expect(tableOf(week, WEEK)).toEqual({
      columns: ['日期', '高压', '低压'],
      rows: [
        ['3月1日 周日', 142, 88],
        ['3月2日 周一', 128, 78],
      ],
    })

    expect(daysOf(week)).toMatchObject({ habit: null, weekMeans: [] })
    expect(missingText(daysOf(week), TODAY)).toBeNull()
  })

  it('are read aloud with the averages that are there', () => {
    expect(spokenPressure(read({ evening: null }), '平稳。')).toBe(
      '平稳。\n7 天早晚平均：早晨平均 135/83 接近上限。',
    )

    expect(spokenPressure(documented, '')).toBe('')
  })
})

it('the readings of the monitor stand newest first, with what is missing dashed and no verdict but a given one', () => {
  const record = { sbp: 142, dbp: 88, pulseRate: null, deviceSn: null, deviceTypeName: null }

  const day: MonitorAnswer = {
    records: [
      { ...record, measureTime: null },
      { ...record, measureTime: '2026-03-02T08:12:00+08:00', state: 'high', stateText: '偏高' },
      { ...record, measureTime: '2026-03-02T09:40:00+08:00', deviceTypeName: '康伴血压仪' },
    ],
    avgSbp: null,
    avgDbp: null,
    avgPulseRate: null,
  }

  const views = readingsOfMonitor(day)

  expect(
    views.map(({ at, pulse, device, tag }) => [
      at?.slice(11, 16) ?? null,
      pulse,
      device,
      tag?.text,
    ]),
  ).toEqual([
    ['09:40', '脉搏 --', '康伴血压仪', undefined],
    ['08:12', '脉搏 --', '血压仪', '偏高'],
    [null, '脉搏 --', '血压仪', undefined],
  ])

  expect(new Set(views.map(({ id }) => id)).size).toBe(3)
})
