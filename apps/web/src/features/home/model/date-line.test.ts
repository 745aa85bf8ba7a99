import { expect, it } from 'vitest'
import { dateLine } from './date-line.ts'

it.each([
  ['2026-11-20', '十一月二十日 · 周五 · 小雪前两日'],
  ['2026-11-22', '十一月二十二日 · 周日 · 今日小雪'],
  ['2026-01-10', '一月十日 · 周六 · 小寒后五日'],
  ['2026-10-31', '十月三十一日 · 周六 · 立冬前七日'],
  ['2026-12-01', '十二月一日 · 周二 · 大雪前六日'],
])('writes %s as %s', (day, line) => {
  expect(dateLine(day)).toBe(line)
})
