import { describe, expect, it, vi } from 'vitest'
import { dayText, formatDateTime, formatLongWeekday, relativeDay } from './date.ts'
import { spanText } from '@kangban/rules/reports/span-text'

/** Everything of a date that depends on the time zone of the machine. */
const LOCAL = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
  'toString',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
] as const

describe('dates', () => {
  it('[FORMAT-04] are those of China', () => {
    expect(formatDateTime('2024-01-01T15:59:59Z')).toBe('2024-01-01 23:59')
    expect(formatDateTime('2024-01-01T16:00:00Z')).toBe('2024-01-02 00:00')
  })

  it('writes the day with its weekday, and the year when it is another', () => {
    expect(dayText('2026-11-20', '2026-11-20')).toBe('11月20日 周五')
    expect(dayText('2024-01-02', '2026-11-20')).toBe('2024年1月2日 周二')

    expect(
      ['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => relativeDay(day, '2026-11-20')),
    ).toEqual(['今天', '昨天', ''])
  })

  it('name a span by its first and last day, with years only where they say something', () => {
    expect(spanText('2026-11-14', '2026-11-20', '2026-11-20')).toBe('11月14日–20日')
    expect(spanText('2026-10-22', '2026-11-20', '2026-11-20')).toBe('10月22日–11月20日')
    expect(spanText('2024-12-28', '2025-01-03', '2026-11-20')).toBe('2024年12月28日–2025年1月3日')
    expect(spanText('2025-12-28', '2026-01-03', '2026-11-20')).toBe('2025年12月28日–2026年1月3日')
    expect(formatLongWeekday('2024-01-01')).toBe('星期一')
  })

  it('[FORMAT-04] are the same on every machine, whose zone is never asked for', () => {
    for (const name of LOCAL) {
      vi.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`${name} depends on the time zone`)
      })
    }

    expect(() => new Date().getHours()).toThrow('time zone')
    expect(formatDateTime('2024-01-01T17:00:00Z')).toBe('2024-01-02 01:00')
    expect(dayText('2026-11-22', '2026-11-22')).toBe('11月22日 周日')
    expect(relativeDay('2024-02-28', '2024-02-29')).toBe('昨天')
  })
})
