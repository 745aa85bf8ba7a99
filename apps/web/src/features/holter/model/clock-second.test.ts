import { expect, it } from 'vitest'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import { clockSecond } from './clock-second.ts'

/** From 22:30 on, over midnight. */
const record = { startedAt: '2026-01-05T22:30:00+08:00', seconds: 4 * SECONDS_PER_HOUR }

it.each([
  ['22:30', 0],
  ['23:00:05', 1805],
  ['00:30', 7200],
  ['02:29:59', 14_399],
  ['02:30', null],
  ['22:29', null],
  ['', null],
  ['1:00', null],
])('the clock at %s is second %s', (time, second) => {
  expect(clockSecond(time, record)).toBe(second)
})
