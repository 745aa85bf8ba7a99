import { describe, expect, it, vi } from 'vitest'
import { addDays, formatDate, formatDateTime, formatMonthDay, formatTime, formatWeekday } from './date.ts'

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
    expect(formatDate(new Date('2024-01-01T17:00:00Z'))).toBe('2024-01-02')
    expect(formatDateTime('2024-01-01T15:59:59Z')).toBe('2024-01-01 23:59')
    expect(formatTime('2024-01-01T16:00:00Z')).toBe('00:00')
  })

  it('move by whole days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
    expect(formatWeekday('2026-11-20')).toBe('周五')
    expect(formatMonthDay('2026-11-05')).toBe('11月5日')
  })

  it('[FORMAT-04] are the same on every machine, whose zone is never asked for', () => {
    for (const name of LOCAL) {
      vi.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`${name} depends on the time zone`)
      })
    }
    expect(() => new Date().getHours()).toThrow('time zone')
    expect(formatDateTime('2024-01-01T17:00:00Z')).toBe('2024-01-02 01:00')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(formatWeekday('2026-11-22')).toBe('周日')
  })
})
