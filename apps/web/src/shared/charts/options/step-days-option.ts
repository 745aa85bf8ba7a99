import { daysAxis, gridBox } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'

export interface StepDays {
  /** YYYY-MM-DD, oldest first. */
  days: readonly string[]
  /** Parallel to `days`; null is a day without data. */
  steps: readonly (number | null)[]
  /** The goal of each day. */
  goals: readonly number[]
  today: string
  /** The day whose value stands above its bar. */
  shown: number | null
  /** Chosen by the user: nothing moves any more. */
  still: boolean
}

/** 70 % on the white card: 60 % falls below 3:1. */
export const PALE = 0.7
/** Room above the goal, so that two weeks with the same goal have the same scale. */
const GOAL_SHARE_OF_SCALE = 0.75
const WEEK_DAYS = 7

const thousands = (value: number) => value.toLocaleString('en-US')

const isMet = ({ steps, goals }: StepDays, index: number): boolean =>
  (steps[index] ?? -1) >= (goals[index] ?? Infinity)

/** Days that follow each other with the same goal: first, last, goal. */
export function goalRuns(goals: readonly number[]): [first: number, last: number, goal: number][] {
  const runs: [number, number, number][] = []

  goals.forEach((goal, index) => {
    const run = runs.at(-1)
    if (run?.[2] === goal) run[1] = index
    else runs.push([index, index, goal])
  })

  return runs
}

/** From zero to above the goal; further only where somebody walked further. */
export const stepsScale = (steps: readonly (number | null)[], goals: readonly number[]): number =>
  Math.max(
    1,
    ...goals.map((goal) => goal / GOAL_SHARE_OF_SCALE),
    ...steps.map((value) => value ?? 0),
  )

function goalLine({ goals }: StepDays, { color, stroke }: ChartTheme) {
  return {
    type: 'custom' as const,
    silent: true,
    z: 3,
    data: goalRuns(goals),
    encode: { x: [0, 1], y: 2 },
    renderItem: (
      _: unknown,
      api: {
        value: (i: number) => unknown
        coord: (at: number[]) => number[]
        size?: (of: number[]) => number | number[]
      },
    ) => {
      const [first, last, goal] = [0, 1, 2].map((dimension) => Number(api.value(dimension)))
      const [left = 0, y = 0] = api.coord([first ?? 0, goal ?? 0])
      const [right = 0] = api.coord([last ?? 0, goal ?? 0])
      const band = api.size?.([1, 0])
      const half = (Array.isArray(band) ? (band[0] ?? 0) : (band ?? 0)) / 2

      return {
        type: 'line' as const,
        shape: { x1: left - half, y1: y, x2: right + half, y2: y },
        style: {
          stroke: color('ink'),
          lineWidth: stroke * 0.75,
          lineDash: [stroke * 2, stroke * 1.5],
        },
      }
    },
  }
}

/** How many days to each side lie under the value of one. */
function reachOf({ steps }: StepDays, { labels, px }: ChartTheme): number {
  if (steps.length > WEEK_DAYS) return 4
  // At the ordinary size it is no wider than the room beside its bar.
  return labels > 3 && px >= 1 ? 0 : 1
}

/** What the value of a day has to stand above: the bars, gaps and ticks beside it. */
function beside(data: StepDays, shown: number, reach: number): { top: number; ticked: boolean }[] {
  const { days, steps, goals, today } = data

  return steps.flatMap((value, index) => {
    if (value === null || index === shown || Math.abs(index - shown) > reach) return []

    return {
      top: Math.max(value, days[index] === today ? (goals[index] ?? 0) : 0),
      ticked: isMet(data, index),
    }
  })
}

function valueBubble(data: StepDays, theme: ChartTheme) {
  const { shown, steps } = data
  const value = shown === null ? null : (steps[shown] ?? null)
  if (shown === null || value === null) return []
  const place = (shown + 0.5) / steps.length
  const around = beside(data, shown, reachOf(data, theme))
  const edge = place < 0.15 ? -1 : place > 0.85 ? 1 : 0

  return [
    {
      type: 'scatter' as const,
      silent: true,
      z: 5,
      symbolSize: 1,
      itemStyle: { color: 'transparent', opacity: 1 },
      data: [[shown, Math.max(value, ...around.map(({ top }) => top))]],
      label: {
        show: true,
        position: 'top' as const,
        align: (['left', 'center', 'right'] as const)[edge + 1],
        offset: [
          edge * theme.font * 1.2,
          around.some(({ ticked }) => ticked) ? -theme.font * 1.1 : 0,
        ],
        formatter: `${isMet(data, shown) ? '✓ ' : ''}${thousands(value)}`,
        color: theme.color('card'),
        backgroundColor: theme.color('m-step'),
        borderRadius: theme.font,
        padding: [theme.font * 0.25, theme.font * 0.7],
        fontSize: theme.font,
        fontFamily: theme.fontFamily,
        fontWeight: 600,
      },
    },
  ]
}

/** A tick over each day that met its goal, a small dot where the days stand too close, a dash where there are no data. */
function dayMarks(data: StepDays, theme: ChartTheme) {
  const { steps, shown } = data
  const week = steps.length <= WEEK_DAYS
  const base = { type: 'scatter' as const, silent: true, z: 4 }

  const label = {
    show: true,
    position: 'top' as const,
    fontSize: theme.font,
    fontFamily: theme.fontFamily,
  }

  const met = steps.flatMap((value, index) =>
    index !== shown && isMet(data, index) ? [[index, value ?? 0]] : [],
  )

  const none = steps.flatMap((value, index) => (value === null ? [[index, 0]] : []))
  const invisible = { symbolSize: 1, itemStyle: { color: 'transparent', opacity: 1 } }

  return [
    week
      ? {
          ...base,
          ...invisible,
          data: met,
          label: { ...label, formatter: '✓', color: theme.color('ok'), fontWeight: 700 as const },
        }
      : {
          ...base,
          symbolSize: 5 * theme.px,
          symbolOffset: [0, -6 * theme.px],
          itemStyle: { color: theme.color('m-step') },
          data: met,
        },
    {
      ...base,
      ...invisible,
      data: none,
      label: { ...label, formatter: '–', color: theme.color('ink-2') },
    },
  ]
}

/** Steps of the days of a week or month against the goal; today is solid, and what it lacks is dashed. */
export function stepDaysOption(data: StepDays, theme: ChartTheme): ChartOption {
  const { days, steps, goals, today, still } = data
  const color = theme.color('m-step')
  const radius = 4 * theme.px
  const week = days.length <= WEEK_DAYS

  const gaps = steps.map((value, index) =>
    days[index] === today && value !== null ? Math.max(0, (goals[index] ?? 0) - value) : 0,
  )

  return {
    ...(still && { animation: false }),
    grid: { ...gridBox(theme, { left: 0.2, right: 0.2 }), top: theme.font * 3 },
    tooltip: { trigger: 'axis', showContent: false, axisPointer: { type: 'none' } },
    xAxis: daysAxis(days, { theme, today }),
    yAxis: { type: 'value', show: false, min: 0, max: stepsScale(steps, goals) },
    series: [
      {
        type: 'bar',
        stack: 'day',
        barWidth: week ? '58%' : '68%',
        data: steps.map((value, index) => ({
          value: value ?? '-',
          itemStyle: {
            color,
            opacity: days[index] === today ? 1 : PALE,
            borderRadius: [radius, radius, 0, 0],
          },
        })),
      },
      {
        type: 'bar',
        stack: 'day',
        silent: true,
        itemStyle: {
          color: 'transparent',
          borderColor: color,
          borderType: 'dashed',
          borderWidth: theme.stroke * 0.75,
          borderRadius: [radius, radius, 0, 0],
        },
        data: gaps.map((gap) => (gap > 0 ? gap : '-')),
      },
      goalLine(data, theme),
      ...dayMarks(data, theme),
      ...valueBubble(data, theme),
    ],
  }
}
