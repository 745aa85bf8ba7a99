import { expect, it } from 'vitest'
import { daysDone } from './sign-in-cycle.ts'

it('[POINTS-23] counts on over missed days, and from the start after the seventh', () => {
  expect(daysDone(null, '2026-03-02')).toBe(0)
  expect(daysDone({ day: '2026-03-01', cycleDay: 3 }, '2026-03-02')).toBe(3)
  expect(daysDone({ day: '2026-02-01', cycleDay: 3 }, '2026-03-02')).toBe(3)
  expect(daysDone({ day: '2026-03-02', cycleDay: 7 }, '2026-03-02')).toBe(7)
  expect(daysDone({ day: '2026-03-01', cycleDay: 7 }, '2026-03-02')).toBe(0)
})
