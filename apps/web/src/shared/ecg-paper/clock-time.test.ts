import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it('tells the time in China within a record', () => {
  expect(clockTime('2026-11-20T00:36:12Z', 0)).toBe('08:36:12')
  expect(clockTime('2026-11-20T08:36:12+08:00', 5.9)).toBe('08:36:17')
  expect(clockTime('2026-11-20T23:59:58.500+08:00', 2)).toBe('00:00:00')
})
