import { expect, it } from 'vitest'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import { shortTime, lengthText } from './time-words.ts'

const said = (moment: string) => shortTime(new Date(moment), '2026-11-20')

it('a moment is said by its distance from today, in China', () => {
  expect(said('2026-11-20T08:12:00+08:00')).toBe('08:12')
  expect(said('2026-11-19T23:59:00+08:00')).toBe('昨天 23:59')
  expect(said('2026-11-19T16:30:00Z')).toBe('00:30')
  expect(said('2026-11-08T08:00:00+08:00')).toBe('11月8日')
})

const lengthOf = (hours: number) => lengthText(hours * SECONDS_PER_HOUR)

it('a length is said in minutes below an hour, and to a tenth of an hour below ten', () => {
  const short = [0, 1 / 6, 59.6 / 60, 1, 1.5, 9.96].map(lengthOf)
  expect(short).toEqual(['1 分钟', '10 分钟', '1 小时', '1 小时', '1.5 小时', '10 小时'])
  expect([10.4, 23.7].map(lengthOf)).toEqual(['10 小时', '24 小时'])
})
