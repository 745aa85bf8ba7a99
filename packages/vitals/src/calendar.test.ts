import { describe, expect, it } from 'vitest'
import { dayNumberOf, isWeekend } from './calendar.ts'

describe('calendar', () => {
  it('counts days from 1970 and knows leap days', () => {
    expect(dayNumberOf('1970-01-01')).toBe(0)
    expect(dayNumberOf('2024-03-01') - dayNumberOf('2024-02-28')).toBe(2)
  })

  it.each(['2023-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00'])('refuses %j', (day) => {
    expect(() => dayNumberOf(day)).toThrow(RangeError)
  })

  it('knows the weekend, before 1970 too', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((d) =>
        isWeekend(dayNumberOf(d)),
      ),
    ).toEqual([false, true, true, false])

    expect(isWeekend(dayNumberOf('1969-12-28'))).toBe(true)
  })
})
