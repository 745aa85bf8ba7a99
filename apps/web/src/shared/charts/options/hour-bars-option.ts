import { gridBox, labelStyle, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'
import { type NoteMark, noteSeries } from './note-marks.ts'
import { PALE } from './step-days-option.ts'

export interface HourBars {
  /** Of the 24 hours; null without data. */
  hours: readonly (number | null)[]
  /** The hour that is drawn solid. */
  solid: number | null
  /** With a scale at the left, from 0 to this at least. */
  scale?: number
  /** Chosen by the user: nothing moves any more. */
  still?: boolean
  /** What was written to moments of it. */
  notes?: readonly NoteMark[]
}

const HOURS = 24

/** A round number from which two lines divide the scale evenly. */
export function hourScale(hours: readonly (number | null)[], least: number): number {
  const most = Math.max(...hours.map((value) => value ?? 0))
  return most <= least ? least : Math.ceil(most / 1000) * 1000
}

/** Steps of the 24 hours of a day; bars begin at zero. */
export function hourBarsOption(
  { hours, solid, scale, still, notes = [] }: HourBars,
  theme: ChartTheme,
): ChartOption {
  const color = theme.color('m-step')
  const radius = 3 * theme.px
  const max = scale === undefined ? null : hourScale(hours, scale)

  return {
    ...(still && { animation: false }),
    grid: gridBox(theme, { left: max === null ? 0.4 : 3.1, right: 1.6 }),
    tooltip: { trigger: 'axis', showContent: false, axisPointer: { type: 'none', snap: true } },
    xAxis: {
      type: 'value',
      min: 0,
      max: HOURS,
      interval: theme.labels > 3 ? 8 : 12,
      axisLine: { show: true, lineStyle: { color: theme.color('axis') } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: {
        ...labelStyle(theme),
        formatter: '{value} 时',
        alignMinLabel: 'left',
        hideOverlap: true,
      },
    },
    yAxis:
      max === null
        ? { type: 'value', show: false, min: 0 }
        : valueAxis(theme, { min: 0, max, interval: max / 2 }),
    series: [
      {
        type: 'bar',
        barCategoryGap: '22%',
        data: hours.map((value, hour) => ({
          value: [hour + 0.5, value ?? '-'],
          itemStyle: {
            color,
            opacity: hour === solid ? 1 : PALE,
            borderRadius: [radius, radius, 0, 0],
          },
        })),
      },
      ...noteSeries(notes, theme),
    ],
  }
}
