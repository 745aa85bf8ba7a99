import { daysAxis, gridBox, labelStyle } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'
import { SLEEP_STAGES, type SleepStageName } from '../sleep/sleep-stages.ts'

export interface SleepNights {
  /** YYYY-MM-DD on which each night ended, oldest first. */
  days: readonly string[]
  /** Minutes of each stage, parallel to `days`; null without a night. */
  minutes: Readonly<Record<SleepStageName, readonly (number | null)[]>>
  today: string
  /** The night that was chosen: the others are paler. */
  chosen: number | null
}

const HOUR = 60
/** Two weeks can be compared: the scale is longer only where a night is. */
const MIN_HOURS = 10
const STEP_HOURS = 5

/** Hours up to which the nights are drawn. */
export function nightScale({ days, minutes }: Pick<SleepNights, 'days' | 'minutes'>): number {
  const longest = Math.max(
    0,
    ...days.map((_, index) =>
      SLEEP_STAGES.reduce((sum, { stage }) => sum + (minutes[stage][index] ?? 0), 0),
    ),
  )

  return Math.max(MIN_HOURS, Math.ceil(longest / HOUR / STEP_HOURS) * STEP_HOURS)
}

const OTHERS = 0.45

/** One bar a night, deep sleep at the bottom, time awake on top. */
export function sleepNightsOption(nights: SleepNights, theme: ChartTheme): ChartOption {
  const { days, minutes, today, chosen } = nights
  const max = nightScale(nights)
  const without = days.flatMap((_, index) => (minutes.light[index] === null ? [[index, 0]] : []))

  return {
    ...(chosen !== null && { animation: false }),
    grid: gridBox(theme, { left: 4, right: 0.2 }),
    tooltip: { trigger: 'axis', showContent: false, axisPointer: { type: 'none' } },
    xAxis: daysAxis(days, { theme, today }),
    yAxis: {
      type: 'value',
      min: 0,
      max: max * HOUR,
      interval: STEP_HOURS * HOUR,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: theme.color('line') } },
      axisLabel: { ...labelStyle(theme), formatter: (value: number) => `${value / HOUR}小时` },
    },
    series: [
      ...SLEEP_STAGES.toReversed().map(({ stage, name, color }) => ({
        type: 'bar' as const,
        name,
        stack: 'night',
        barWidth: days.length <= 7 ? '50%' : '68%',
        data: days.map((_, index) => ({
          value: minutes[stage][index] ?? '-',
          itemStyle: {
            color: theme.color(color),
            opacity: chosen === null || chosen === index ? 1 : OTHERS,
            borderColor: theme.color('card'),
            borderWidth: days.length <= 7 ? 1 : 0,
          },
        })),
      })),
      {
        type: 'scatter' as const,
        silent: true,
        symbolSize: 1,
        itemStyle: { color: 'transparent', opacity: 1 },
        data: without,
        label: {
          show: true,
          position: 'top' as const,
          formatter: '–',
          color: theme.color('ink-2'),
          fontSize: theme.font,
          fontFamily: theme.fontFamily,
        },
      },
    ],
  }
}
