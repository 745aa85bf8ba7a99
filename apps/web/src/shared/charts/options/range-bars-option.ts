import { daysAxis, gridBox, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme, ColorToken } from '../chart-theme.ts'
import { type Scale, widened } from './scale.ts'

type Values = readonly (number | null)[]

export interface RangeBars {
  /** YYYY-MM-DD, one a bar. */
  days: readonly string[]
  today: string
  /** Parallel to `days`; a day without data has no bar. */
  lows: Values
  highs: Values
  /** A tick across each bar. */
  means: Values
  color: ColorToken
  /** What counts as normal. */
  band?: { low: number; high: number; color: ColorToken }
  /** The own usual value, dotted. */
  baseline?: number | null
  /** A dashed line; the lowest of a day below it is marked with a filled triangle. */
  threshold?: number
  scale: Scale
}

/** Wide bars for a week, narrow ones for a month; a tick in px of the design. */
const WIDTHS = {
  week: { bar: '36%', tick: 22, mark: 13 },
  month: { bar: '56%', tick: 7, mark: 9 },
} as const

const widthsOf = (days: readonly string[]) => WIDTHS[days.length > 7 ? 'month' : 'week']

function linesOf({ baseline, threshold }: RangeBars, theme: ChartTheme) {
  const line = (yAxis: number, color: ColorToken, type: 'dotted' | 'dashed') => ({
    yAxis,
    lineStyle: { color: theme.color(color), type, width: theme.stroke },
  })

  return [
    ...(baseline === null || baseline === undefined ? [] : [line(baseline, 'ink-2', 'dotted')]),
    ...(threshold === undefined ? [] : [line(threshold, 'bad', 'dashed')]),
  ]
}

/** An unseen bar up to the lowest value, and on it the bar of the range. */
function barSeries(bars: RangeBars, theme: ChartTheme) {
  const { days, lows, highs, color, band } = bars
  const bar = { type: 'bar' as const, stack: 'range', silent: true, barWidth: widthsOf(days).bar }

  return [
    {
      ...bar,
      data: lows.map((low) => low ?? '-'),
      itemStyle: { color: 'transparent' },
      markArea: {
        silent: true,
        itemStyle: { color: band ? theme.color(band.color) : 'transparent' },
        data: band
          ? [[{ yAxis: band.low }, { yAxis: band.high }] as [{ yAxis: number }, { yAxis: number }]]
          : [],
      },
      markLine: {
        silent: true,
        symbol: 'none',
        animation: false,
        label: { show: false },
        data: linesOf(bars, theme),
      },
    },
    {
      ...bar,
      data: highs.map((high, index) => {
        const low = lows[index] ?? null
        return high === null || low === null ? '-' : high - low
      }),
      // A day with one reading is a range without length.
      barMinHeight: 6 * theme.px,
      itemStyle: { color: theme.color(color), opacity: 0.7, borderRadius: 5 * theme.px },
    },
  ]
}

function marks(values: Values, keep: (value: number) => boolean) {
  return values.flatMap((value, index) => (value !== null && keep(value) ? [[index, value]] : []))
}

/** From the lowest to the highest of each day with a tick at the mean. */
export function rangeBarsOption(bars: RangeBars, theme: ChartTheme): ChartOption {
  const { days, today, lows, highs, means, threshold, scale } = bars
  const { tick, mark } = widthsOf(days)

  return {
    grid: gridBox(theme),
    tooltip: {
      trigger: 'axis',
      showContent: false,
      axisPointer: {
        type: 'line',
        lineStyle: { color: theme.color('bad'), width: theme.stroke, type: 'solid' },
      },
    },
    xAxis: daysAxis(days, { theme, today }),
    yAxis: valueAxis(theme, widened(scale, [...lows, ...highs])),
    series: [
      ...barSeries(bars, theme),
      {
        type: 'scatter',
        silent: true,
        symbol: 'rect',
        symbolSize: [tick * theme.px, theme.stroke * 1.5],
        itemStyle: { color: theme.color('ink') },
        data: marks(means, () => true),
      },
      {
        type: 'scatter',
        silent: true,
        symbol: 'triangle',
        symbolRotate: 180,
        symbolSize: mark * theme.px,
        itemStyle: { color: theme.color('bad') },
        data: threshold === undefined ? [] : marks(lows, (low) => low < threshold),
      },
    ],
  }
}
