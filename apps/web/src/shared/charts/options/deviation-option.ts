import { daysAxis, gridBox, labelStyle } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'
import { type NoteMark, noteSeries } from './note-marks.ts'
import { deviationAxis, ownBand } from './deviation-axis.ts'

type Values = readonly (number | null)[]

const pointer = (theme: ChartTheme) => ({
  trigger: 'axis' as const,
  showContent: false,
  axisPointer: {
    type: 'line' as const,
    lineStyle: { color: theme.color('bad'), width: theme.stroke, type: 'solid' as const },
  },
})

interface NightDeviation {
  /** HH:mm of the half-hours of the night. */
  labels: readonly string[]
  values: Values
  /** A deviation of up to so many degrees is normal. */
  band: number
  /** What was written to moments of it. */
  notes?: readonly NoteMark[]
}

/** How the night differed from the own nights, half-hour by half-hour. */
export function nightDeviationOption(
  { labels, values, band, notes = [] }: NightDeviation,
  theme: ChartTheme,
): ChartOption {
  const every = Math.ceil(labels.length / theme.labels)

  return {
    grid: gridBox(theme, { left: 3 }),
    tooltip: pointer(theme),
    xAxis: {
      type: 'category',
      data: [...labels],
      boundaryGap: false,
      axisLine: { onZero: false, lineStyle: { color: theme.color('axis') } },
      axisTick: { show: false },
      axisLabel: {
        ...labelStyle(theme),
        interval: (index: number) => index % every === 0,
        alignMinLabel: 'left',
      },
    },
    yAxis: deviationAxis(theme, values),
    series: [
      {
        type: 'line',
        data: values.map((value) => value ?? '-'),
        connectNulls: false,
        // Ten half-hours: each shows, so that one between two gaps does too.
        symbol: 'circle',
        symbolSize: theme.stroke * 3,
        lineStyle: { color: theme.color('m-temp'), width: theme.stroke },
        itemStyle: { color: theme.color('m-temp') },
        ...ownBand(theme, band),
      },
      ...noteSeries(notes, theme),
    ],
  }
}

interface DeviationBars {
  /** YYYY-MM-DD. */
  days: readonly string[]
  today: string
  values: Values
  band: number
}

/** Beyond the band in full colour with a triangle that points away from zero, within it paler. */
function barOf(value: number | null, band: number, theme: ChartTheme) {
  if (value === null) return '-'
  const outside = Math.abs(value) > band

  const mark = {
    show: outside,
    formatter: value > 0 ? '▲' : '▼',
    color: theme.color('warn'),
    fontSize: theme.font,
  }

  return {
    value,
    itemStyle: { color: theme.color(outside ? 'warn' : 'm-temp'), opacity: outside ? 1 : 0.7 },
    label: { ...mark, position: value > 0 ? ('top' as const) : ('bottom' as const) },
  }
}

/** Each night as a bar up or down from the own usual. */
export function deviationBarsOption(
  { days, today, values, band }: DeviationBars,
  theme: ChartTheme,
): ChartOption {
  const axis = daysAxis(days, { theme, today })

  return {
    grid: gridBox(theme, { left: 3 }),
    tooltip: pointer(theme),
    xAxis: { ...axis, axisLine: { ...axis.axisLine, onZero: false } },
    yAxis: deviationAxis(theme, values),
    series: [
      {
        type: 'bar',
        barWidth: (days.length > 7 ? 6 : 16) * theme.px,
        data: values.map((value) => barOf(value, band, theme)),
        ...ownBand(theme, band),
      },
    ],
  }
}
