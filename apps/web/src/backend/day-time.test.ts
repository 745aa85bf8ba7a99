import { describe, expect, it } from 'vitest'
import { clockOf, nightMoment } from './day-time.ts'

describe('a time of day', () => {
  it.each([
    ['08:12', '08:12'],
    ['8:05', '08:05'],
    ['08:12:40', '08:12'],
    ['2026-03-02 08:12', '08:12'],
    ['2026-03-02T08:12:00+08:00', '08:12'],
    [' 23:59 ', '23:59'],
  ])('is read from %j', (text, clock) => {
    expect(clockOf(text)).toBe(clock)
  })
  it.each([null, '', '--', '2026-03-02', '24:00', '08:60', 'am 8', '1772424000000'])('is not %j', (text) => {
    expect(clockOf(text)).toBeNull()
  })
  it('of a night belongs to the evening before or to the morning', () => {
    expect(nightMoment('2026-03-02', '22:40').toISOString()).toBe('2026-03-01T14:40:00.000Z')
    expect(nightMoment('2026-03-02', '05:20').toISOString()).toBe('2026-03-01T21:20:00.000Z')
    expect(nightMoment('2026-03-02', '00:10').toISOString()).toBe('2026-03-01T16:10:00.000Z')
  })
})
