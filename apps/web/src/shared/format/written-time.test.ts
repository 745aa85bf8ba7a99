import { describe, expect, it } from 'vitest'
import { clockOf, dayOf, placed } from './written-time.ts'

describe('a time of day', () => {
  it.each([
    ['08:12', '08:12'],
    ['8:12', '08:12'],
    [' 08:12:00 ', '08:12'],
    ['08:12:00.250', '08:12'],
    ['2026-03-02 08:12', '08:12'],
    ['2026-03-02 8:12:30', '08:12'],
    ['2026-03-02T08:12:00', '08:12'],
    ['2026/3/2 08:12', '08:12'],
    ['2026-03-02T00:12:00Z', '08:12'],
    ['2026-03-02T08:12:00+08:00', '08:12'],
    ['2026-03-02T01:12:00+0100', '08:12'],
    ['1772410320000', '08:12'],
  ])('is read from %s', (text, time) => expect(clockOf(text)).toBe(time))

  it.each([
    null,
    undefined,
    '',
    'morning',
    '25:00',
    '08:60',
    '2026-03-02',
    '0812',
    '2026-13-45T08:12:00Z',
    '12',
  ])('is none in %s', (text) => expect(clockOf(text)).toBeNull())
})

describe('a day', () => {
  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026/3/2', '2026-03-02'],
    ['2026.03.02', '2026-03-02'],
    ['2026年3月2日', '2026-03-02'],
    ['20260302', '2026-03-02'],
    ['2026-03-02 00:00:00', '2026-03-02'],
    ['2026-03-01T16:00:00Z', '2026-03-02'],
    ['1772380800000', '2026-03-02'],
  ])('is read from %s', (text, day) => expect(dayOf(text)).toBe(day))

  it.each([null, undefined, '', '08:12', '03-02', '2026-02-30', 'Monday', '2026-03'])(
    'is none in %s',
    (text) => expect(dayOf(text)).toBeNull(),
  )
})

it('entries are put in the order of their times with their values, and those without a time left out', () => {
  const { times, pick } = placed(['2026-03-02', null, '2026-03-01', 'x'], dayOf)
  expect(times).toEqual(['2026-03-01', '2026-03-02'])
  expect(pick([2, 9, 1, 9])).toEqual([1, 2])
  expect(pick(['b'])).toEqual([null, 'b'])
  expect(pick(undefined)).toEqual([null, null])
})
