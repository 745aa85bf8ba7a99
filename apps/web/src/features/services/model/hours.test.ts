import { shanghaiMoment } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { hoursNow, hoursText, isOpenAt } from './hours.ts'

const HOURS = { from: 8, to: 20 }

it.each([
  ['00:30', false, '休息中，今早 8:00 起'],
  ['07:59', false, '休息中，今早 8:00 起'],
  ['08:00', true, '现在能打，20:00 止'],
  ['19:59', true, '现在能打，20:00 止'],
  ['20:00', false, '休息中，明早 8:00 起'],
  ['23:50', false, '休息中，明早 8:00 起'],
])('at %s in China they are open: %s', (clock, open, text) => {
  const now = shanghaiMoment('2026-11-23', clock)
  expect(isOpenAt(HOURS, now)).toBe(open)
  expect(hoursNow(HOURS, now)).toBe(text)
  expect(hoursText(HOURS)).toBe('8:00-20:00')
})
