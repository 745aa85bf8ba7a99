// Readings that were typed in, beside those of devices: hollow diamonds, and a dashed line between two pressures.
import type { CustomSeriesOption } from 'echarts/charts'
import type { ChartTheme, ColorToken } from '../chart-theme.ts'
import type { ChartOption } from './chart-option.ts'

export interface ManualMark {
  /** Where on the x axis: a minute, or the number of the day. */
  x: number
  /** The value, or the upper and the lower pressure. */
  high: number
  low: number
}

type Render = NonNullable<CustomSeriesOption['renderItem']>

const SIZE = 13

function drawLines(marks: readonly ManualMark[], color: string, theme: ChartTheme): Render {
  return (params, api) => {
    const mark = marks[params.dataIndex]
    if (!mark || mark.high === mark.low) return null
    const [x = 0, y1 = 0] = api.coord([mark.x, mark.high])
    const [, y2 = 0] = api.coord([mark.x, mark.low])
    const room = (SIZE / 2) * theme.px

    return {
      type: 'line',
      shape: { x1: x, y1: y1 + room, x2: x, y2: y2 - room },
      style: {
        stroke: color,
        lineWidth: theme.stroke * 1.25,
        lineDash: [5 * theme.px, 4 * theme.px],
        fill: 'none',
      },
    }
  }
}

const diamonds = (
  marks: readonly ManualMark[],
  { end, color }: { end: 'high' | 'low'; color: ColorToken },
  theme: ChartTheme,
) => ({
  name: '手动输入',
  type: 'scatter' as const,
  silent: true,
  symbol: 'diamond',
  symbolSize: SIZE * theme.px,
  z: 6,
  itemStyle: {
    color: theme.color('card'),
    borderColor: theme.color(color),
    borderWidth: theme.stroke,
    opacity: 1,
  },
  data: marks.map((mark) => [mark.x, mark[end]]),
})

/** `colors`: of the upper and of the lower end. */
export function manualSeries(
  marks: readonly ManualMark[],
  colors: { high: ColorToken; low: ColorToken },
  theme: ChartTheme,
) {
  if (marks.length === 0) return []

  return [
    {
      name: '手动输入',
      type: 'custom' as const,
      silent: true,
      clip: true,
      z: 5,
      encode: { x: 0, y: [1, 2] },
      data: marks.map(({ x, low, high }) => [x, low, high]),
      renderItem: drawLines(marks, theme.color(colors.high), theme),
    },
    diamonds(marks, { end: 'high', color: colors.high }, theme),
    ...(marks.some(({ high, low }) => high !== low)
      ? [diamonds(marks, { end: 'low', color: colors.low }, theme)]
      : []),
  ] satisfies ChartOption['series']
}
