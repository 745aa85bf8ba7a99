import { dayText, relativeDay } from '../../../shared/format/date.ts'
import { describe, expect, it } from 'vitest'
import { isDay, listDay } from './list-date.ts'

describe('list date', () => {
  it('takes the day of the link, then the stored one, then today', () => {
    const today = '2026-11-20'
    expect(listDay({ query: '2024-01-02', stored: '2024-01-03', today })).toBe('2024-01-02')
    expect(listDay({ query: null, stored: '2024-01-03', today })).toBe('2024-01-03')
    expect(listDay({ query: null, stored: null, today })).toBe(today)
  })

  it('passes over what is no day or has not come yet', () => {
    const today = '2026-11-20'
    expect(listDay({ query: '2024-02-30', stored: '2024-01-03', today })).toBe('2024-01-03')
    expect(listDay({ query: 'now', stored: '2026-11-21', today })).toBe(today)
    expect(listDay({ query: today, stored: null, today })).toBe(today)
  })

  it('writes the day with its weekday, and the year when it is another', () => {
    expect(dayText('2026-11-20', '2026-11-20')).toBe('11月20日 周五')
    expect(dayText('2024-01-02', '2026-11-20')).toBe('2024年1月2日 周二')
    expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => relativeDay(day, '2026-11-20'))).toEqual([
      '今天',
      '昨天',
      '',
    ])
  })

  it('accepts only days that exist', () => {
    expect(['2024-02-29', '2023-02-29', '2024-1-2', '2024-13-01', '', null].map((day) => isDay(day))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
