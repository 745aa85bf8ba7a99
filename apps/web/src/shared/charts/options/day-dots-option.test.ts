import { expect, it } from 'vitest'
import { type DayDots, dayDotsOption } from './day-dots-option.ts'
import { testTheme } from '../testing/theme.ts'

function made(change: Partial<DayDots> = {}) {
  const option = dayDotsOption(
    {
      times: ['02:10', '06:59', '09:30'],
      values: [89, 90, 97],
      color: 'm-spo2',
      threshold: 90,
      night: { from: 22, to: 7 },
      scale: { min: 80, max: 100, interval: 5 },
      ...change,
    },
    testTheme,
  )

  const [dots] = Array.isArray(option.series) ? option.series : []
  return { option, dots }
}

it('puts each reading at its minute as a dot, and what is below the threshold as a triangle that points down', () => {
  expect(made().dots).toMatchObject({
    type: 'scatter',
    data: [
      { value: [130, 89], symbol: 'triangle', symbolRotate: 180, itemStyle: { color: 'bad' } },
      { value: [419, 90], symbol: 'circle' },
      { value: [570, 97], symbol: 'circle' },
    ],
  })
})

it('shades the night and dashes the threshold', () => {
  expect(made().dots).toMatchObject({
    markArea: {
      data: [
        [{ xAxis: 0 }, { xAxis: 420 }],
        [{ xAxis: 1320 }, { xAxis: 1440 }],
      ],
    },
    markLine: { data: [{ yAxis: 90, lineStyle: { type: 'dashed' } }] },
  })
})

it('shows a day of one reading and of none, and a missing reading as nothing', () => {
  expect(made({ times: ['09:30'], values: [97] }).dots?.data).toHaveLength(1)
  expect(made({ times: [], values: [] }).dots?.data).toEqual([])

  expect(made({ times: ['09:30'], values: [null] }).dots?.data).toMatchObject([
    { value: [570, '-'], symbol: 'circle' },
  ])
})

it('keeps 80 to 100, and widens where a reading is lower', () => {
  expect(made().option.yAxis).toMatchObject({ min: 80, max: 100 })
  expect(made({ values: [71, 90, 97] }).option.yAxis).toMatchObject({ min: 70, max: 100 })
})
