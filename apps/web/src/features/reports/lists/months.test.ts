import { expect, it } from 'vitest'
import { byMonth, isMonth, monthBefore, monthsBetween, monthTitle, yearsBetween } from './months.ts'
import { rowOf } from '../testing/rows.ts'

it('counts months back over the year', () => {
  expect([monthBefore('2024-03'), monthBefore('2024-01')]).toEqual(['2024-02', '2023-12'])

  expect(monthsBetween('2024-02-03', '2023-11-30')).toEqual([
    '2024-02',
    '2024-01',
    '2023-12',
    '2023-11',
  ])

  expect(yearsBetween('2024-01-01', '2022-12-31')).toEqual(['2024', '2023', '2022'])
  expect(monthTitle('2024-02')).toBe('2024年2月')
})

it('takes nothing but a month from the address', () => {
  expect(['2024-02', '2024-13', '2024-2', '', null].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('puts a week under the month of its first or of its last day, without changing the order', () => {
  const week = rowOf({ kind: 'weekly', id: 'w', day: '2024-01-29', endDay: '2024-02-04' })
  const day = rowOf({ id: 'd', day: '2024-02-02', endDay: '2024-02-02' })

  const groups = (by: 'day' | 'endDay') =>
    byMonth([week, day], by).map(
      ({ month, rows }) => `${month} ${rows.map(({ id }) => id).join('')}`,
    )

  expect(groups('endDay')).toEqual(['2024-02 wd'])
  expect(groups('day')).toEqual(['2024-01 w', '2024-02 d'])
})
