import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOfEpochDay,
  daysBetween,
  epochDayOf,
  isDay,
  isoWeekday,
  lastDays,
  mondayOf,
} from './index.ts'

/** 1900 to 2199, as days since 1970. */
const epochDays = fc.integer({ min: -25_567, max: 84_005 })

describe('days of the calendar', () => {
  it('are those that exist, in one form', () => {
    expect(
      ['2024-02-29', '2023-02-29', '2024-1-2', '2024-13-01', '2024-01-02T00:00', '', null].map(
        (text) => isDay(text),
      ),
    ).toEqual([true, false, false, false, false, false, false])
  })

  it('go on over the ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
    expect(lastDays('2024-01-02', 3)).toEqual(['2023-12-31', '2024-01-01', '2024-01-02'])
    expect(() => addDays('2024-13-01', 1)).toThrow(RangeError)
  })

  it('lie in months that go on over the ends of years', () => {
    expect(['2026-11', '2026-12', '2027-01'].map((month) => addMonths(month, 1))).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ])

    expect([0, -1, -13, 24].map((count) => addMonths('2026-01', count))).toEqual([
      '2026-01',
      '2025-12',
      '2024-12',
      '2028-01',
    ])

    expect(() => addMonths('', 1)).toThrow(RangeError)
  })

  it('are counted from one to the other', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2)
    expect(daysBetween('2024-03-01', '')).toBeNaN()
  })

  it('have their place in the week, before 1970 too', () => {
    expect(['2026-11-22', '2026-11-23', '1969-12-28'].map(isoWeekday)).toEqual([7, 1, 7])
    expect(['2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23'])
    expect(isoWeekday('')).toBeNaN()
  })

  it('are numbers since 1970 and back', () => {
    expect([epochDayOf('1970-01-01'), epochDayOf('2000-01-01')]).toEqual([0, 10_957])

    fc.assert(
      fc.property(epochDays, fc.integer({ min: -4000, max: 4000 }), (number, count) => {
        const day = dayOfEpochDay(number)
        expect(epochDayOf(day)).toBe(number)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(daysBetween(mondayOf(day), day)).toBe(isoWeekday(day) - 1)
      }),
    )
  })

  it.each(['2023-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00'])(
    'that do not exist have no number: %j',
    (day) => {
      expect(() => epochDayOf(day)).toThrow(RangeError)
    },
  )
})
