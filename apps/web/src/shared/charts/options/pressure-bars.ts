// The marks of all blood-pressure charts: a bar from the lower to the upper pressure, with a square and a circle at its ends.
import type { CustomSeriesOption } from 'echarts/charts'
import { labelStyle, valueAxis } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'

export interface PressureRange {
  sbp: { low: number; high: number }
  dbp: { low: number; high: number }
}

export interface PressureBar {
  /** Where on the x axis: a minute, or the number of the day. */
  x: number
  /** px of the design to the side of it. */
  shift: number
  sbp: number
  dbp: number
  /** Out of range: drawn strong. */
  isOut: boolean
  /** Only the outline of the marks: evenings. */
  isHollow: boolean
  isSelected: boolean
}

export interface BarLook {
  /** px of the design. */
  width: number
  mark: number
}

type Render = NonNullable<CustomSeriesOption['renderItem']>

/** mmHg at which the mark of a missing reading stands: between the two limits, at no value. */
const MISSING_AT = 105
/** As strong as a mark must be on white and on the tints (3:1), and paler than what is out of range. */
const IN_RANGE_OPACITY = 0.7
const STRONGER = 1.6

/** Wide enough for all values; the same for every day whose values lie in it. */
export function pressureScale(bars: readonly { sbp: number; dbp: number }[]): {
  min: number
  max: number
} {
  const low = Math.min(...bars.map(({ dbp }) => dbp), 60)
  const high = Math.max(...bars.map(({ sbp }) => sbp), 150)
  return { min: Math.floor((low - 5) / 5) * 5, max: Math.ceil((high + 5) / 5) * 5 }
}

/** The limits as labels, in the colour of the pressure that they limit; further ones where the scale is wider. */
export function pressureAxis(
  theme: ChartTheme,
  { min, max }: { min: number; max: number },
  normal: PressureRange,
) {
  const limits = [normal.dbp.low, normal.dbp.high, normal.sbp.high]

  const beyond = [
    ...(min <= normal.dbp.low - 15 ? [min] : []),
    ...(max >= normal.sbp.high + 25 ? [max] : []),
  ]

  const color = (value?: string | number) => {
    // ECharts tells it as a text.
    if (Number(value) === normal.sbp.high) return theme.color('m-bp')
    return Number(value) === normal.dbp.high ? theme.color('m-bp-dia') : theme.color('ink-2')
  }

  return {
    ...valueAxis(theme, { min, max, interval: max - min }),
    splitLine: { show: false },
    axisLabel: {
      ...labelStyle(theme),
      color,
      fontWeight: 600 as const,
      customValues: [...limits, ...beyond],
    },
  }
}

const limitLines = (theme: ChartTheme, { sbp, dbp }: PressureRange) => ({
  silent: true,
  symbol: 'none',
  label: { show: false },
  data: [
    {
      yAxis: sbp.high,
      lineStyle: { color: theme.color('m-bp'), type: 'dashed' as const, width: 1.5 * theme.px },
    },
    {
      yAxis: dbp.high,
      lineStyle: { color: theme.color('m-bp-dia'), type: 'dashed' as const, width: 1.5 * theme.px },
    },
  ],
})

const bands = (theme: ChartTheme, { sbp, dbp }: PressureRange) => ({
  silent: true,
  data: [
    [{ yAxis: sbp.low, itemStyle: { color: theme.color('m-bp-soft') } }, { yAxis: sbp.high }],
    [{ yAxis: dbp.low, itemStyle: { color: theme.color('m-spo2-soft') } }, { yAxis: dbp.high }],
  ] as [{ yAxis: number; itemStyle: { color: string } }, { yAxis: number }][],
})

function drawBars(bars: readonly PressureBar[], look: BarLook, theme: ChartTheme): Render {
  return (params, api) => {
    const bar = bars[params.dataIndex]
    if (!bar) return null
    const [x = 0, top = 0] = api.coord([bar.x, bar.sbp])
    const [, bottom = 0] = api.coord([bar.x, bar.dbp])
    const width = look.width * theme.px * (bar.isOut ? STRONGER : 1)
    const center = x + bar.shift * theme.px
    const shape = { x: center - width / 2, y: top, width, height: bottom - top }
    const style = { fill: theme.color('m-bp'), opacity: bar.isOut ? 1 : IN_RANGE_OPACITY }
    const room = (look.mark / 2 + 4) * theme.px

    const frame = {
      x: center - room,
      y: top - room,
      width: 2 * room,
      height: bottom - top + 2 * room,
      r: room,
    }

    const outline = { fill: 'none', stroke: theme.color('primary'), lineWidth: theme.stroke }

    return {
      type: 'group',
      children: [
        { type: 'rect', shape, style },
        ...(bar.isSelected ? [{ type: 'rect' as const, shape: frame, style: outline }] : []),
      ],
    }
  }
}

export interface MissingMark {
  x: number
  shift: number
}

interface PressureMarks {
  bars: readonly PressureBar[]
  missing?: readonly MissingMark[]
  look: BarLook
  normal: PressureRange
}

/** One end of the bars: a circle for the upper pressure, a square for the lower. */
const marks = (
  end: 'sbp' | 'dbp',
  { bars, look }: Pick<PressureMarks, 'bars' | 'look'>,
  theme: ChartTheme,
) => {
  const color = theme.color(end === 'sbp' ? 'm-bp' : 'm-bp-dia')

  return {
    name: end === 'sbp' ? '高压' : '低压',
    type: 'scatter' as const,
    silent: true,
    symbol: end === 'sbp' ? 'circle' : 'rect',
    symbolSize: look.mark * theme.px,
    z: 4,
    data: bars.map((bar) => ({
      value: [bar.x, bar[end]],
      symbolOffset: [bar.shift * theme.px, 0] as [number, number],
      itemStyle: {
        color: bar.isHollow ? theme.color('card') : color,
        borderColor: color,
        borderWidth: theme.stroke,
        opacity: 1,
      },
    })),
  }
}

function drawMissing(missing: readonly MissingMark[], theme: ChartTheme): Render {
  return (params, api) => {
    const one = missing[params.dataIndex]
    if (!one) return null
    const [x = 0, y = 0] = api.coord([one.x, MISSING_AT])
    const center = x + one.shift * theme.px

    return {
      type: 'line',
      shape: { x1: center - 6 * theme.px, y1: y, x2: center + 6 * theme.px, y2: y },
      style: {
        stroke: theme.color('ink-2'),
        lineWidth: theme.stroke,
        lineDash: [3 * theme.px, 2 * theme.px],
        fill: 'none',
      },
    }
  }
}

/** Tints and limits below, then the bars, then their ends. */
export function pressureSeries(
  { bars, missing = [], look, normal }: PressureMarks,
  theme: ChartTheme,
) {
  const custom = { type: 'custom' as const, silent: true, clip: true }

  return [
    {
      ...custom,
      name: '范围',
      z: 3,
      encode: { x: 0, y: [1, 2] },
      data: bars.map(({ x, dbp, sbp }) => [x, dbp, sbp]),
      renderItem: drawBars(bars, look, theme),
      markArea: bands(theme, normal),
      markLine: limitLines(theme, normal),
    },
    marks('sbp', { bars, look }, theme),
    marks('dbp', { bars, look }, theme),
    {
      ...custom,
      name: '没测',
      z: 3,
      encode: { x: 0, y: 1 },
      data: missing.map(({ x }) => [x, MISSING_AT]),
      renderItem: drawMissing(missing, theme),
    },
  ] satisfies ChartOption['series']
}
