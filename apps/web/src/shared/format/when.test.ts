import { expect, it } from 'vitest'
import { agoInWords, whenInWords } from './when.ts'

const NOW = Date.parse('2026-11-20T20:30:00+08:00')

it.each([
  ['2026-11-20T03:20:00+08:00', '凌晨 03:20'],
  ['2026-11-20T08:12:00+08:00', '今早 08:12'],
  ['2026-11-20T14:05:00+08:00', '今天 14:05'],
  ['2026-11-20T19:00:00+08:00', '今晚 19:00'],
  ['2026-11-19T23:59:00+08:00', '昨天 23:59'],
  ['2026-11-18T08:00:00+08:00', '11月18日'],
  // Written with another offset: it was already the 20th in China.
  ['2026-11-19T17:00:00Z', '凌晨 01:00'],
])('says %s in words', (moment, words) => {
  expect(whenInWords(moment, NOW)).toBe(words)
})

it.each([
  ['2026-11-20T20:31:00+08:00', '刚刚'],
  ['2026-11-20T20:29:00+08:00', '刚刚'],
  ['2026-11-20T20:28:00+08:00', '2 分钟前'],
  ['2026-11-20T19:31:00+08:00', '59 分钟前'],
  ['2026-11-20T19:30:00+08:00', '今晚 19:30'],
])('says how long ago %s was', (moment, words) => {
  expect(agoInWords(moment, NOW)).toBe(words)
})
