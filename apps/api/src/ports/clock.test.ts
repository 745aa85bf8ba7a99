import { expect, it } from 'vitest'
import { addDays, shanghaiDay, shanghaiTime, startOfShanghaiDay } from '@kangban/rules/china-time'

it('[CONFLICT-29] a day begins at midnight in China, whatever the zone of the machine', () => {
  expect(shanghaiDay(new Date('2024-01-01T15:59:59Z'))).toBe('2024-01-01')
  expect(shanghaiDay(new Date('2024-01-01T16:00:00Z'))).toBe('2024-01-02')
  expect(startOfShanghaiDay('2024-01-02').toISOString()).toBe('2024-01-01T16:00:00.000Z')
  expect(shanghaiTime(new Date('2024-01-01T16:00:00.999Z'))).toBe('2024-01-02T00:00:00+08:00')
})

it('counts days over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2023-02-28', 1), addDays('2024-01-01', -1)]).toEqual([
    '2024-02-29',
    '2023-03-01',
    '2023-12-31',
  ])
})
