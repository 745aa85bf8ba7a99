import { expect, it } from 'vitest'
import { fromLocalDate, movedTo, toLocalDate } from './wheel-day.ts'

const RANGE = { min: '1900-01-01', max: '2026-11-20' }

it('is the same day for the library, in whatever time zone', () => {
  for (const day of ['1954-03-07', '1991-04-14', '2024-02-29'])
    expect(fromLocalDate(toLocalDate(day))).toBe(day)
})

it.each([
  ['2024-01-31', { wheel: 1, to: 2 }, '2024-02-29'],
  ['2024-02-29', { wheel: 0, to: 2023 }, '2023-02-28'],
  ['1954-03-07', { wheel: 2, to: 18 }, '1954-03-18'],
  ['1954-12-07', { wheel: 0, to: 2026 }, '2026-11-20'],
])('%s with a wheel moved %o is %s', (day, moved, to) => {
  expect(movedTo(day, moved, RANGE)).toBe(to)
})
