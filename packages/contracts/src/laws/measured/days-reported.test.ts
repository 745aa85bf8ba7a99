// Nights of the temperature and key numbers of days, as reports and their lists tell them.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { type Answers, between } from '../testing/told.ts'

const MONDAY = '2026-02-23'
const DAYS = Array.from({ length: 14 }, (_, index) => addDays(MONDAY, index - 7))
const BEFORE = [34.4, 34.5, 34.6, 34.5, 34.5, 34.6, 34.5]
const NIGHTS = [34.81, 34.78, 34.54, 34.63, 34.59, 34.75, 34.48]
const WEEK = [34.8, 34.8, 34.5, 34.6, 34.6, 34.8, 34.5]

const month: Answers[number] = [
  'monitoring.getTemperature',
  { detailTimes: DAYS, details: [...BEFORE, ...NIGHTS] },
  { type: '3', dat: '2026-03-01' },
]

const list = (unread: boolean): Answers[number] => [
  'reports.listReports',
  { list: [{ id: 'report-of-days', unread }] },
  { kind: 'all' },
]

const report = (data: object, unread = true) =>
  between([
    list(unread),
    month,
    ['reports.getReport', { id: 'report-of-days', day: MONDAY, ...data }],
  ]).filter((each) => each.includes('same-fact'))

const daily = (value: number, text = '夜间手腕温度，不等于体温') => ({
  kind: 'daily',
  sections: [{ metric: 'temperature', value, details: [{ label: '说明', text }] }],
})

it('a section of the night has that of its day', () => {
  expect(report(daily(34.8))).toEqual([])
  expect(report(daily(34.5))).toEqual(['reports.getReport same-fact data.sections[].value'])
  expect(report(daily(33.5, '白天和夜里'))).not.toEqual([])
  expect(report(daily(33.5, '白天手腕温度'))).toEqual([])
  expect(report(daily(34.5), false)).toEqual([])
})

const weekly = (values: readonly (number | null)[], lastAverage = 34.5) => ({
  kind: 'weekly',
  measures: [{ measure: 'temperature', values, lastAverage }],
})

it('a week whose days are its nights has all of them, and the mean of those before', () => {
  expect(report(weekly(WEEK))).toEqual([])

  expect(report(weekly([34.2, ...WEEK.slice(1)]))).toEqual([
    'reports.getReport same-fact data.measures[].values',
  ])

  expect(report(weekly(WEEK, 34.9))).toEqual([
    'reports.getReport same-fact data.measures[].lastAverage',
  ])
})

it('one that tells other temperatures than those of nights is left alone', () => {
  expect(report(weekly(WEEK.map((value) => value - 1)))).toEqual([])
})

const row = (over: object) =>
  between([
    [
      'monitoring.getSleep',
      { detailTimes: ['2026-02-28', '2026-03-01'], details: [375, 331] },
      { type: '2', dat: '2026-03-01' },
    ],
    [
      'reports.listReports',
      {
        list: [
          {
            id: 'report-of-day',
            kind: 'daily',
            day: '2026-02-28',
            endDay: '2026-02-28',
            unread: true,
            keyNumbers: [{ label: '睡眠', text: '6小时15分' }],
            ...over,
          },
        ],
      },
      { kind: 'daily' },
    ],
  ])

it('a day that nobody has read is listed with what its pages have', () => {
  const keyNumbers = [{ label: '睡眠', text: '7小时30分' }]
  expect(row({})).toEqual([])
  expect(row({ keyNumbers, unread: false })).toEqual([])

  expect(row({ keyNumbers })).toEqual([
    'reports.listReports same-fact data.list[].keyNumbers[].text',
  ])
})

const usual = (baseline: number, createdAt = '2026-02-14T10:00:00+08:00') => {
  const days = Array.from({ length: 14 }, (_, index) => addDays('2026-02-14', index))

  return between([
    ['account.getAccount', { createdAt }],
    ['reports.listReports', { list: [{ id: 'report-of-day', unread: true }] }, { kind: 'all' }],
    [
      'monitoring.getSleep',
      { detailTimes: days, details: days.map((_, index) => (index < 3 ? null : 350 + index)) },
      { type: '3', dat: '2026-02-28' },
    ],
    [
      'reports.getReport',
      {
        id: 'report-of-day',
        kind: 'daily',
        day: '2026-02-28',
        sections: [{ metric: 'sleep', baseline }],
      },
    ],
  ]).filter((each) => each.includes('baseline'))
}

it('what is usual lies among the days since there is an account', () => {
  expect(usual(355)).toEqual([])
  expect(usual(410)).toEqual(['reports.getReport same-fact data.sections[].baseline'])
  expect(usual(410, '2025-11-01T10:00:00+08:00')).toEqual([])
})
