import { expect, it } from 'vitest'
import { shortTime } from './time-words.ts'

const said = (moment: string) => shortTime(new Date(moment), '2026-11-20')

it('a moment is said by its distance from today, in China', () => {
  expect(said('2026-11-20T08:12:00+08:00')).toBe('08:12')
  expect(said('2026-11-19T23:59:00+08:00')).toBe('昨天 23:59')
  expect(said('2026-11-19T16:30:00Z')).toBe('00:30')
  expect(said('2026-11-08T08:00:00+08:00')).toBe('11月8日')
})
