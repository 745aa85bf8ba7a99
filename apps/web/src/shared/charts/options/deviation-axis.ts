import { valueAxis } from './axes.ts'
import type { ChartTheme } from '../chart-theme.ts'
import { type Scale, widened } from './scale.ts'

const SCALE: Scale = { min: -1, max: 1, interval: 0.5 }

/** +0.5, 0, −0.5: with a true minus, as wide as the plus. */
const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace('-', '−')

/** Degrees above and below the own usual. */
export const deviationAxis = (theme: ChartTheme, values: readonly (number | null)[]) => {
  const axis = valueAxis(theme, widened(SCALE, values))
  return { ...axis, axisLabel: { ...axis.axisLabel, formatter: signed } }
}

/** The zero line, and the band in which a deviation is normal. */
export const ownBand = (theme: ChartTheme, band: number) => ({
  markArea: {
    silent: true,
    itemStyle: { color: theme.color('m-temp-soft') },
    data: [[{ yAxis: -band }, { yAxis: band }] as [{ yAxis: number }, { yAxis: number }]],
  },
  markLine: {
    silent: true,
    symbol: 'none',
    animation: false,
    label: { show: false },
    data: [
      { yAxis: 0, lineStyle: { color: theme.color('axis'), type: 'solid' as const, width: 1.5 } },
    ],
  },
})
