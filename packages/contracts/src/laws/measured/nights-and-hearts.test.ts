// The heart of nights against the rates of days and hours.
import { expect, it } from 'vitest'
import { type Answers, between } from '../testing/told.ts'

const month: Answers[number] = [
  'monitoring.getHeartRate',
  {
    detailTimes: ['2026-02-28', '2026-03-01', '2026-03-02'],
    lowDetails: [52, 51, 55],
    hiDetails: [95, 101, 93],
  },
  { type: '3', dat: '2026-03-02' },
]

const day: Answers[number] = [
  'monitoring.getHeartRate',
  { detailTimes: ['00:00', '00:05', '09:00'], hiDetails: [58, 60, 93] },
  { type: '1', dat: '2026-03-02' },
]

const night = (heartAvg: number, others: Answers = [month, day]) =>
  between([
    ...others,
    [
      'monitoring.getSleep',
      { heartAvg, sleepStartTime: '23:50', sleepEndTime: '05:15' },
      { type: '1', dat: '2026-03-02' },
    ],
  ])

it('the mean heart of a night lies among the rates of its days and hours', () => {
  const wrong = ['monitoring.getSleep same-fact data.heartAvg']
  expect(night(58)).toEqual([])
  expect(night(49)).toEqual(wrong)
  expect(night(70)).toEqual(wrong)
  expect(night(70, [month])).toEqual([])
  expect(night(103, [month])).toEqual(wrong)
})

it('and an hour of which nothing is told may have been higher', () => {
  const [name, , input] = day
  const gap = { detailTimes: ['00:00', '00:05'], hiDetails: [58, null] }
  expect(night(70, [month, [name, gap, input ?? {}]])).toEqual([])
})

const week = (heartAvg: number, details: readonly (number | null)[]) =>
  between([
    month,
    [
      'monitoring.getSleep',
      { heartAvg, details, detailTimes: ['2026-02-28', '2026-03-01', '2026-03-02'] },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

it('several nights have no lower mean than the lowest of all their days', () => {
  expect(week(51, [null, 331, 359])).toEqual([])
  expect(week(49, [null, 331, 359])).toEqual(['monitoring.getSleep same-fact data.heartAvg'])
  expect(week(49, [375, 331, 359])).toEqual([])
})
