import { minuteOfClock, MINUTES_PER_DAY } from '@kangban/china-time'
import { dayAxis, gridBox, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme, ColorToken } from '../chart-theme.ts'
import { type ManualMark, manualSeries } from './manual-marks.ts'
import { type NoteMark, noteSeries } from './note-marks.ts'
import { type Scale, widened } from './scale.ts'

export interface DayDots {
  /** HH:mm of each reading, oldest first. */
  times: readonly string[]
  values: readonly (number | null)[]
  color: ColorToken
  /** A dashed line; what is below shows as a filled triangle that points down. */
  threshold: number
  /** Hours that are shaded: from `from` o'clock in the evening to `to` in the morning. */
  night: { from: number; to: number }
  scale: Scale
  /** What was typed in, by minute. */
  manual?: readonly ManualMark[]
  /** What was written to moments of it. */
  notes?: readonly NoteMark[]
}

type XArea = [{ xAxis: number }, { xAxis: number }]

function dotOf(value: number | null, { threshold }: DayDots, theme: ChartTheme) {
  if (value === null || value >= threshold)
    return { symbol: 'circle', symbolSize: theme.stroke * 3 * theme.px }

  return {
    symbol: 'triangle',
    symbolRotate: 180,
    symbolSize: theme.stroke * 6 * theme.px,
    itemStyle: { color: theme.color('bad') },
  }
}

/** Readings of a day as dots: they are too sparse for a line. */
export function dayDotsOption(dots: DayDots, theme: ChartTheme): ChartOption {
  const { times, values, color, threshold, night, scale, manual = [], notes = [] } = dots

  const nights: XArea[] = [
    [{ xAxis: 0 }, { xAxis: night.to * 60 }],
    [{ xAxis: night.from * 60 }, { xAxis: MINUTES_PER_DAY }],
  ]

  return {
    grid: gridBox(theme, { right: 1.8 }),
    tooltip: {
      trigger: 'axis',
      showContent: false,
      axisPointer: {
        type: 'line',
        snap: true,
        lineStyle: { color: theme.color('bad'), width: theme.stroke, type: 'solid' },
      },
    },
    xAxis: dayAxis(theme),
    yAxis: valueAxis(theme, widened(scale, [...values, ...manual.map(({ low }) => low)])),
    series: [
      {
        type: 'scatter',
        itemStyle: { color: theme.color(color) },
        data: values.map((value, index) => ({
          value: [minuteOfClock(times[index] ?? '00:00'), value ?? '-'],
          ...dotOf(value, dots, theme),
        })),
        markArea: { silent: true, itemStyle: { color: theme.color('box') }, data: nights },
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          label: { show: false },
          data: [
            {
              yAxis: threshold,
              lineStyle: { color: theme.color('bad'), type: 'dashed', width: theme.stroke },
            },
          ],
        },
      },
      ...manualSeries(manual, { high: color, low: color }, theme),
      ...noteSeries(notes, theme),
    ],
  }
}
