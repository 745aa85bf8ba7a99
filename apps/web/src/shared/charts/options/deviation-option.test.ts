import { expect, it } from 'vitest'
import { deviationBarsOption, nightDeviationOption } from './deviation-option.ts'
import { testTheme } from '../testing/theme.ts'

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20']
const LABELS = ['00:00', '00:30', '01:00', '01:30']

const bars = (values: (number | null)[]) =>
  deviationBarsOption(
    { days: DAYS.slice(0, values.length), today: '2026-11-20', values, band: 0.5 },
    testTheme,
  )

const line = (values: (number | null)[]) =>
  nightDeviationOption({ labels: LABELS, values, band: 0.5 }, testTheme)

const first = ({ series }: ReturnType<typeof bars>) => (Array.isArray(series) ? series[0] : series)

it('draws nights up and down from zero; a missing night is empty', () => {
  expect(first(bars([0.11, null, -0.25]))).toMatchObject({
    type: 'bar',
    data: [{ value: 0.11, label: { show: false } }, '-', { value: -0.25, label: { show: false } }],
    markArea: { data: [[{ yAxis: -0.5 }, { yAxis: 0.5 }]] },
    markLine: { data: [{ yAxis: 0 }] },
  })
})

it('marks a night beyond the own band by colour and a triangle away from zero; the band itself is normal', () => {
  expect(first(bars([0.84, 0.5, -0.6]))).toMatchObject({
    data: [
      { itemStyle: { color: 'warn' }, label: { show: true, formatter: '▲', position: 'top' } },
      { itemStyle: { color: 'm-temp' }, label: { show: false } },
      { itemStyle: { color: 'warn' }, label: { show: true, formatter: '▼', position: 'bottom' } },
    ],
  })
})

it('shows one night, and none', () => {
  expect(first(bars([0.2]))?.data).toHaveLength(1)
  expect(first(bars([null, null, null]))?.data).toEqual(['-', '-', '-'])
})

it('keeps a scale of one degree, and widens it for more', () => {
  expect(bars([0.3]).yAxis).toMatchObject({ min: -1, max: 1, interval: 0.5 })
  expect(bars([-1.2]).yAxis).toMatchObject({ min: -1.5, max: 1 })
  expect(line([null, 1.3, null, null]).yAxis).toMatchObject({ min: -1, max: 1.5 })
})

it('draws the half-hours of a night, each as a dot too, so that one alone shows and a gap stays a gap', () => {
  expect(first(line([-0.04, null, 0.46, null]))).toMatchObject({
    type: 'line',
    data: [-0.04, '-', 0.46, '-'],
    connectNulls: false,
    symbol: 'circle',
  })

  expect(first(line([null, null, null, null]))?.data).toEqual(['-', '-', '-', '-'])
})

it('writes the scale with its signs', () => {
  const { formatter } = Object(bars([0.1]).yAxis).axisLabel as {
    formatter: (value: number) => string
  }

  expect([-0.5, 0, 0.5].map(formatter)).toEqual(['−0.5', '0', '+0.5'])
})
