import { describe, expect, it } from 'vitest'
import { listDay } from './list-date.ts'

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
})
