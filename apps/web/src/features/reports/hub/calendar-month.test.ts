import { expect, it } from 'vitest'
import { weeksOf } from './calendar-month.ts'

const days = (month: string) => weeksOf(month).flat().filter(Boolean)

it('begins on Monday and fills the first and last week', () => {
  // 1 January 2024 was a Monday, 1 December 2024 a Sunday.
  expect(weeksOf('2024-01')[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`))

  expect(weeksOf('2024-01').at(-1)).toEqual([
    '2024-01-29',
    '2024-01-30',
    '2024-01-31',
    null,
    null,
    null,
    null,
  ])

  expect(weeksOf('2024-12')[0]).toEqual([null, null, null, null, null, null, '2024-12-01'])
  expect(weeksOf('2024-12')).toHaveLength(6)
})

it('knows the length of February', () => {
  expect(days('2024-02').at(-1)).toBe('2024-02-29')
  expect(days('2026-02')).toHaveLength(28)
})
