import { clockOfMinute, MINUTES_PER_DAY } from '@kangban/china-time'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'
import type { ChartTheme } from '../chart-theme.ts'

export const labelStyle = ({ color, font, fontFamily }: ChartTheme) => ({
  color: color('ink-2'),
  fontSize: font,
  fontFamily,
})

/** The hours of a day as an axis of minutes; labels every so many hours, 24:00 among them. */
export const dayAxis = (theme: ChartTheme, hours = theme.labels > 3 ? 6 : 12) => ({
  type: 'value' as const,
  min: 0,
  max: MINUTES_PER_DAY,
  interval: hours * 60,
  axisLine: { show: true, lineStyle: { color: theme.color('axis') } },
  axisTick: { show: false },
  splitLine: { show: false },
  axisLabel: { ...labelStyle(theme), formatter: (minute: number) => clockOfMinute(minute) },
})

/** The days of a week (五, 六 …, 今天) or month (11月1日) as an axis of categories, with no more labels than fit. */
export function daysAxis(
  days: readonly string[],
  { theme, today }: { theme: ChartTheme; today: string },
) {
  const week = days.length <= 7
  const every = week ? 1 : Math.ceil(days.length / theme.labels)

  return {
    type: 'category' as const,
    data: days.map((day) => {
      if (day === today) return '今天'

      return week ? weekdayWord(day).slice(1) : dateWords(day).replace('月', '/').replace('日', '')
    }),
    axisLine: { show: true, lineStyle: { color: theme.color('axis') } },
    axisTick: { show: false },
    axisLabel: {
      ...labelStyle(theme),
      // Counted from the end, so that the newest day has a label.
      interval: (index: number) => (days.length - 1 - index) % every === 0,
    },
  }
}

/** A value axis whose lowest value means something, with a few quiet lines. */
export const valueAxis = (
  theme: ChartTheme,
  { min, max, interval }: { min: number; max: number; interval: number },
) => ({
  type: 'value' as const,
  min,
  max,
  interval,
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: theme.color('line') } },
  axisLabel: labelStyle(theme),
})

/** Room for the labels of both axes. */
export const gridBox = (
  { font, px }: ChartTheme,
  { left = 2.4, right = 1 }: { left?: number; right?: number } = {},
) => ({
  left: font * left,
  right: font * right,
  top: 10 * px,
  bottom: font * 1.9,
})
