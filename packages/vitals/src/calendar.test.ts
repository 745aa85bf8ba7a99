import { describe, expect, it } from 'vitest'
import { epochDayOf } from '@kangban/china-time'
import { dayMinuteOf, isWeekend } from './calendar.ts'

describe('calendar', () => {
  it('puts a moment into its day in China', () => {
    const dayNumber = epochDayOf('2026-01-05')
    expect(dayMinuteOf(Date.UTC(2026, 0, 4, 16, 1, 30))).toEqual({ dayNumber, minute: 1.5 })
    expect(() => dayMinuteOf(Number.NaN)).toThrow(RangeError)
  })

  it('knows the weekend, before 1970 too', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((d) => isWeekend(epochDayOf(d))),
    ).toEqual([false, true, true, false])

    expect(isWeekend(epochDayOf('1969-12-28'))).toBe(true)
  })
})
