// Where something was written to a moment: a numbered badge at the top of the chart, and a line down from it.
import type { CustomSeriesOption } from 'echarts/charts'
import type { ChartTheme } from '../chart-theme.ts'

export interface NoteMark {
  /** Where on the x axis: a minute, an hour, or the number of a slot. */
  x: number
  /** By which its words are found below. */
  number: number
}

type Render = NonNullable<CustomSeriesOption['renderItem']>

function drawMark(marks: readonly NoteMark[], theme: ChartTheme): Render {
  const radius = theme.font * 0.78

  return (params, api) => {
    const mark = marks[params.dataIndex]
    if (!mark) return null
    const { y: top = 0, height = 0 } = params.coordSys as { y?: number; height?: number }
    const placeOf = ({ x }: NoteMark) => api.coord([x, 0])[0] ?? 0
    const x = placeOf(mark)

    // Badges of neighbours would hide each other: the later one stands lower.
    const row = marks
      .slice(0, params.dataIndex)
      .filter((other) => Math.abs(placeOf(other) - x) < 2 * radius).length

    const y = top + radius + row * 2 * radius

    return {
      type: 'group',
      children: [
        {
          type: 'line',
          shape: { x1: x, y1: y, x2: x, y2: top + height },
          style: {
            stroke: theme.color('ink'),
            lineWidth: theme.stroke / 2,
            lineDash: [2 * theme.px, 3 * theme.px],
            fill: 'none',
          },
        },
        {
          type: 'circle',
          shape: { cx: x, cy: y, r: radius },
          style: { fill: theme.color('ink'), stroke: theme.color('card'), lineWidth: 1.5 },
        },
        {
          type: 'text',
          style: {
            x,
            y,
            text: String(mark.number),
            fill: theme.color('card'),
            font: `700 ${theme.font}px ${theme.fontFamily}`,
            align: 'center',
            verticalAlign: 'middle',
          },
        },
      ],
    }
  }
}

/** Last among the series: the pointer tells the place in the first. */
export const noteSeries = (marks: readonly NoteMark[], theme: ChartTheme) =>
  marks.length === 0
    ? []
    : [
        {
          name: '备注',
          type: 'custom' as const,
          silent: true,
          z: 7,
          encode: { x: 0 },
          data: marks.map(({ x }) => [x]),
          renderItem: drawMark(marks, theme),
        },
      ]
