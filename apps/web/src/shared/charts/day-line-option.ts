import { gridBox, labelStyle, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme, ColorToken } from './chart-theme.ts'

export interface DayLine {
  /** HH:mm of the slots, evenly spaced from 00:00. */
  labels: readonly string[]
  /** Parallel to `labels`; null is a gap and stays one. */
  values: readonly (number | null)[]
  color: ColorToken
  /** What counts as normal. */
  band: { low: number; high: number }
  bandColor: ColorToken
  /** The own usual value, dotted. */
  baseline: number | null
  min: number
  max: number
  interval: number
}

/** A line over a day, as documented: no dots but the last one, a red index line that snaps to the values. */
export function dayLineOption(line: DayLine, theme: ChartTheme): ChartOption {
  const { labels, values, color, band, bandColor, baseline, min, max, interval } = line
  const lastIndex = values.findLastIndex((value) => value !== null)
  const every = labels.length / (theme.labels > 3 ? 4 : 3)
  return {
    grid: gridBox(theme),
    // The pointer is what the tooltip brings; its text stands in the large number.
    tooltip: {
      trigger: 'axis',
      showContent: false,
      axisPointer: {
        type: 'line',
        snap: true,
        lineStyle: { color: theme.color('bad'), width: theme.stroke, type: 'solid' },
      },
    },
    xAxis: {
      type: 'category',
      data: [...labels],
      boundaryGap: false,
      axisLine: { lineStyle: { color: theme.color('axis') } },
      axisTick: { show: false },
      axisLabel: { ...labelStyle(theme), interval: (index: number) => index % every === 0, alignMinLabel: 'left' },
    },
    yAxis: valueAxis(theme, { min, max, interval }),
    series: [
      {
        type: 'line',
        data: values.map((value) => value ?? '-'),
        connectNulls: false,
        showSymbol: false,
        symbol: 'circle',
        lineStyle: { color: theme.color(color), width: theme.stroke },
        itemStyle: { color: theme.color(color) },
        markArea: {
          silent: true,
          itemStyle: { color: theme.color(bandColor) },
          data: [[{ yAxis: band.low }, { yAxis: band.high }]],
        },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          data:
            baseline === null
              ? []
              : [{ yAxis: baseline, lineStyle: { color: theme.color('ink-2'), type: 'dotted', width: theme.stroke } }],
        },
      },
      {
        type: 'scatter',
        silent: true,
        symbolSize: theme.stroke * 4,
        itemStyle: { color: theme.color(color) },
        data: lastIndex < 0 ? [] : [[lastIndex, values[lastIndex] ?? '-']],
      },
    ],
  }
}
