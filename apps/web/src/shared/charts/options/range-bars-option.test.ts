import { expect, it } from 'vitest'
import { type RangeBars, rangeBarsOption } from './range-bars-option.ts'
import { testTheme } from '../testing/theme.ts'

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20']

function parts(change: Partial<RangeBars> = {}) {
  const option = rangeBarsOption(
    {
      days: DAYS,
      today: '2026-11-20',
      lows: [55, null, 60],
      highs: [98, null, 60],
      means: [68, null, 60],
      color: 'm-heart',
      scale: { min: 40, max: 160, interval: 40 },
      ...change,
    },
    testTheme,
  )

  const [base, bars, ticks, below] = Array.isArray(option.series) ? option.series : []
  return { option, base, bars, ticks, below }
}

it('draws from the lowest to the highest with a tick at the mean; a day without data is empty, one reading has a length', () => {
  const { base, bars, ticks, option } = parts()
  expect(base).toMatchObject({ data: [55, '-', 60], itemStyle: { color: 'transparent' } })
  expect(bars).toMatchObject({ data: [43, '-', 0], barMinHeight: 6 })

  expect(ticks?.data).toEqual([
    [0, 68],
    [2, 60],
  ])

  expect(option.xAxis).toMatchObject({ data: ['三', '四', '今天'] })
})

it('draws nothing of days without data, and one day alone', () => {
  const none = [null, null, null]

  expect(parts({ lows: none, highs: none, means: none })).toMatchObject({
    bars: { data: ['-', '-', '-'] },
    ticks: { data: [] },
  })

  expect(parts({ days: ['2026-11-20'], lows: [55], highs: [98], means: [68] }).bars?.data).toEqual([
    43,
  ])
})

it('marks a lowest value below the threshold by a triangle that points down', () => {
  const oxygen = {
    lows: [90, 89, null],
    highs: [98, 98, null],
    means: [96, 95, null],
    threshold: 90,
  }

  const { below, base } = parts({ ...oxygen, scale: { min: 80, max: 100, interval: 5 } })
  expect(below).toMatchObject({ symbol: 'triangle', symbolRotate: 180, data: [[1, 89]] })
  expect(base).toMatchObject({ markLine: { data: [{ yAxis: 90, lineStyle: { type: 'dashed' } }] } })
  expect(parts().below?.data).toEqual([])
})

it('widens the scale for what lies outside', () => {
  expect(parts({ lows: [35, null, 60] }).option.yAxis).toMatchObject({ min: 0, max: 160 })
  expect(parts({ highs: [98, null, 201] }).option.yAxis).toMatchObject({ min: 40, max: 240 })
})
