import { gridBox, labelStyle, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme, ColorToken } from '../chart-theme.ts'
import { type NoteMark, noteSeries } from './note-marks.ts'
import { type Scale, widened } from './scale.ts'

type Values = readonly (number | null)[]

export interface DayLine extends Scale {
  /** HH:mm of the slots, evenly spaced from 00:00. */
  labels: readonly string[]
  /** Parallel to `labels`; null is a gap and stays one. */
  values: Values
  /** The lowest and highest of each slot: a pale area around the line. */
  lows?: Values
  highs?: Values
  color: ColorToken
  /** What counts as normal. */
  band: { low: number; high: number } | null
  bandColor: ColorToken
  /** The own usual value, dotted. */
  baseline: number | null
  /** What was written to moments of it. */
  notes?: readonly NoteMark[]
}

const drawn = (values: Values) => values.map((value) => value ?? '-')

/** A value between two gaps is no line: it shows as a dot, and so does the last one. */
function dotsOf(values: Values, stroke: number) {
  const last = values.findLastIndex((value) => value !== null)

  return values.flatMap((value, index) => {
    const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    if (value === null || !(alone || index === last)) return []
    return [{ value: [index, value], symbolSize: stroke * (index === last ? 4 : 2.5) }]
  })
}

/** Two lines that are not drawn, stacked, with the area between them filled. */
function rangeSeries({ lows = [], highs = [], color }: DayLine, theme: ChartTheme) {
  const unseen = {
    type: 'line' as const,
    stack: 'range',
    silent: true,
    showSymbol: false,
    connectNulls: false,
    lineStyle: { opacity: 0 },
    itemStyle: { opacity: 0 },
    z: 1,
  }

  const spread = highs.map((high, index) => {
    const low = lows[index] ?? null
    return high === null || low === null ? null : high - low
  })

  return [
    { ...unseen, data: drawn(lows) },
    { ...unseen, data: drawn(spread), areaStyle: { color: theme.color(color), opacity: 0.25 } },
  ]
}

function mainSeries({ values, color, band, bandColor, baseline }: DayLine, theme: ChartTheme) {
  return {
    type: 'line' as const,
    data: drawn(values),
    connectNulls: false,
    showSymbol: false,
    symbol: 'circle',
    lineStyle: { color: theme.color(color), width: theme.stroke },
    itemStyle: { color: theme.color(color) },
    markArea: {
      silent: true,
      itemStyle: { color: theme.color(bandColor) },
      data: band
        ? [[{ yAxis: band.low }, { yAxis: band.high }] as [{ yAxis: number }, { yAxis: number }]]
        : [],
    },
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      label: { show: false },
      data:
        baseline === null
          ? []
          : [
              {
                yAxis: baseline,
                lineStyle: {
                  color: theme.color('ink-2'),
                  type: 'dotted' as const,
                  width: theme.stroke,
                },
              },
            ],
    },
  }
}

/** A line over a day, as documented: no dots but the last one, a red index line that snaps to the values. */
export function dayLineOption(line: DayLine, theme: ChartTheme): ChartOption {
  const { labels, values, lows = [], highs = [], color, notes = [] } = line
  const every = labels.length / (theme.labels > 3 ? 4 : 2)

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
      axisLabel: {
        ...labelStyle(theme),
        interval: (index: number) => index % every === 0,
        alignMinLabel: 'left',
      },
    },
    yAxis: valueAxis(theme, widened(line, [...values, ...lows, ...highs])),
    series: [
      // First, because the pointer tells the place in the first series.
      mainSeries(line, theme),
      ...rangeSeries(line, theme),
      {
        type: 'scatter',
        silent: true,
        itemStyle: { color: theme.color(color) },
        data: dotsOf(values, theme.stroke),
      },
      ...noteSeries(notes, theme),
    ],
  }
}
