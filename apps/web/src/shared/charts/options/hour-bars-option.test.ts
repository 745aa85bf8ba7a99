import { expect, it } from 'vitest'
import { hourBarsOption, hourScale } from './hour-bars-option.ts'
import { testTheme } from '../testing/theme.ts'

const DAY = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 1040 : hour < 8 ? 0 : null))
interface Bar {
  value: [number, number | '-']
  itemStyle: { opacity: number }
}

const barsOf = (hours: readonly (number | null)[], solid: number | null) => {
  const [series] = hourBarsOption({ hours, solid }, testTheme).series as { data: Bar[] }[]
  return series?.data ?? []
}

it('draws 24 hours from zero; the busiest is solid, what has not come or was not measured is empty', () => {
  const bars = barsOf(DAY, 8)
  expect(bars).toHaveLength(24)

  expect(bars.filter(({ itemStyle }) => itemStyle.opacity === 1).map(({ value }) => value)).toEqual(
    [[8.5, 1040]],
  )

  expect(bars[9]?.value).toEqual([9.5, '-'])
  expect(bars[0]?.value).toEqual([0.5, 0])
})

it('has no bar without data', () => {
  expect(barsOf(Array<null>(24).fill(null), null).every(({ value }) => value[1] === '-')).toBe(true)
})

it('has a scale that stays the same unless an hour lies outside', () => {
  expect(hourScale(DAY, 2000)).toBe(2000)
  expect(hourScale([null, 6400], 2000)).toBe(7000)
  expect(hourScale([null], 2000)).toBe(2000)

  expect(hourBarsOption({ hours: [6400], solid: 0, scale: 2000 }, testTheme).yAxis).toMatchObject({
    min: 0,
    max: 7000,
  })
})
