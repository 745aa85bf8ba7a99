import { expect, it } from 'vitest'
import { addDays } from '@kangban/china-time'
import { nearbySolarTerm, solarLongitude } from './solar-term.ts'

// Published days (Beijing time) of the terms of 2026, without 雨水, which came eight minutes before midnight.
const DAYS_2026: [string, string][] = [
  ['2026-01-05', '小寒'],
  ['2026-01-20', '大寒'],
  ['2026-02-04', '立春'],
  ['2026-03-05', '惊蛰'],
  ['2026-03-20', '春分'],
  ['2026-04-05', '清明'],
  ['2026-04-20', '谷雨'],
  ['2026-05-05', '立夏'],
  ['2026-05-21', '小满'],
  ['2026-06-05', '芒种'],
  ['2026-06-21', '夏至'],
  ['2026-07-07', '小暑'],
  ['2026-07-23', '大暑'],
  ['2026-08-07', '立秋'],
  ['2026-08-23', '处暑'],
  ['2026-09-07', '白露'],
  ['2026-09-23', '秋分'],
  ['2026-10-08', '寒露'],
  ['2026-10-23', '霜降'],
  ['2026-11-07', '立冬'],
  ['2026-11-22', '小雪'],
  ['2026-12-07', '大雪'],
  ['2026-12-22', '冬至'],
]

it.each(DAYS_2026)('%s is %s', (day, name) => {
  expect(nearbySolarTerm(day)).toEqual({ name, daysAhead: 0 })
})

it.each([
  ['2026-03-20T14:46:00Z', 0],
  ['2026-06-21T08:24:00Z', 90],
  ['2026-09-23T00:05:00Z', 180],
  ['2026-12-21T20:50:00Z', 270],
])('the sun stands where the published equinox or solstice of %s puts it', (moment, degrees) => {
  const error = ((solarLongitude(Date.parse(moment)) - degrees + 540) % 360) - 180
  expect(Math.abs(error)).toBeLessThan(0.01)
})

it('counts the days before and after the nearest term', () => {
  expect(nearbySolarTerm('2026-11-20')).toEqual({ name: '小雪', daysAhead: 2 })
  expect(nearbySolarTerm('2026-11-25')).toEqual({ name: '小雪', daysAhead: -3 })
})

it('says nothing rather than a wrong day when a term falls at midnight', () => {
  // 雨水 2026 came on 18 February at 23:52 Beijing time.
  expect(nearbySolarTerm('2026-02-18')).toBeNull()
  expect(nearbySolarTerm('2026-02-20')).toBeNull()
})

it('finds a term within eight days of almost every day of ten years', () => {
  const days = Array.from({ length: 3652 }, (_, n) => addDays('2026-01-01', n))

  const terms = days.map(nearbySolarTerm).filter((term) => term !== null)
  expect(Math.max(...terms.map(({ daysAhead }) => Math.abs(daysAhead)))).toBeLessThanOrEqual(8)
  expect(terms.length / days.length).toBeGreaterThan(0.94)
})

it('has no answer for what is not a day', () => {
  expect(nearbySolarTerm('')).toBeNull()
})
