import { minuteOfClock } from '@kangban/china-time'
import { isOutOfRange } from '@kangban/rules/verdicts'
import { dayAxis, daysAxis, gridBox } from './axes.ts'
import type { ChartOption } from './chart-option.ts'
import type { ChartTheme, ColorToken } from '../chart-theme.ts'
import { type ManualMark, manualSeries } from './manual-marks.ts'
import {
  type BarLook,
  type MissingMark,
  pressureAxis,
  type PressureBar,
  type PressureRange,
  pressureScale,
  pressureSeries,
} from './pressure-bars.ts'

type Maybe = number | null

const grid = (theme: ChartTheme) =>
  gridBox(theme, { left: 2.4, right: theme.labels > 3 ? 1.4 : 1.9 })

/** The scale holds what was typed in too. */
const scaleOf = (bars: readonly PressureBar[], manual: readonly ManualMark[] = []) =>
  pressureScale([...bars, ...manual.map(({ high, low }) => ({ sbp: high, dbp: low }))])

const byHand = (manual: readonly ManualMark[] = [], theme: ChartTheme) =>
  manualSeries(manual, { high: 'm-bp', low: 'm-bp-dia' }, theme)

const isBeyond = (state: string | null): boolean => state !== null && isOutOfRange({ state })

interface Readings {
  hiDetails: readonly Maybe[]
  lowDetails: readonly Maybe[]
  states: readonly (string | null)[]
}

export interface PressureDayData extends Readings {
  /** HH:mm of each reading. */
  detailTimes: readonly string[]
  normal: PressureRange
  /** Index of the reading to point out; null for none. */
  selected: number | null
  /** What was typed in, by minute. */
  manual?: readonly ManualMark[]
}

const DAY_LOOK: BarLook = { width: 5, mark: 9 }
/** A month has thirty bars: their ends are told apart by place. */
const MONTH_LOOK: BarLook = { width: 3.5, mark: 4 }
const NARROW_MONTH_LOOK: BarLook = { width: 2, mark: 2.5 }
const WEEK_LOOK = { width: 4.5, mark: 9, shift: 8 } as const
/** Large text leaves the days less room. */
const NARROW_WEEK_LOOK = { width: 4, mark: 7, shift: 6 } as const

/** The readings that are there, as bars at the places that `place` gives. */
function barsOf(
  { hiDetails, lowDetails, states }: Readings,
  place: (index: number) => number,
  selected: number | null = null,
) {
  return hiDetails.flatMap((sbp, index): PressureBar[] => {
    const dbp = lowDetails[index] ?? null
    if (sbp === null || dbp === null) return []
    const isOut = isBeyond(states[index] ?? null)

    return [
      {
        x: place(index),
        shift: 0,
        sbp,
        dbp,
        isOut,
        isHollow: false,
        isSelected: index === selected,
      },
    ]
  })
}

/** The readings of a day by time. */
export function pressureDayOption(data: PressureDayData, theme: ChartTheme): ChartOption {
  const { detailTimes, normal, selected, manual } = data
  const bars = barsOf(data, (index) => minuteOfClock(detailTimes[index] ?? ''), selected)

  return {
    grid: grid(theme),
    xAxis: dayAxis(theme),
    yAxis: pressureAxis(theme, scaleOf(bars, manual), normal),
    series: [...pressureSeries({ bars, look: DAY_LOOK, normal }, theme), ...byHand(manual, theme)],
  }
}

interface Mean {
  sbp: number
  dbp: number
  state: string
}

export interface PressureWeekData {
  /** YYYY-MM-DD. */
  days: readonly string[]
  today: string
  mornings: readonly (Mean | null)[]
  evenings: readonly (Mean | null)[]
  normal: PressureRange
  /** What was typed in, by the number of the day. */
  manual?: readonly ManualMark[]
}

/** Two bars a day: the morning solid, the evening hollow, a missing one a dashed mark. */
export function pressureWeekOption(
  { days, today, mornings, evenings, normal, manual }: PressureWeekData,
  theme: ChartTheme,
): ChartOption {
  const isNarrow = theme.labels <= 3
  const look = isNarrow ? NARROW_WEEK_LOOK : WEEK_LOOK
  const bars: PressureBar[] = []
  const missing: MissingMark[] = []

  for (const x of days.keys()) {
    for (const isHollow of [false, true]) {
      const mean = (isHollow ? evenings : mornings)[x] ?? null
      const shift = isHollow ? look.shift : -look.shift
      if (mean)
        bars.push({
          x,
          shift,
          sbp: mean.sbp,
          dbp: mean.dbp,
          isOut: isBeyond(mean.state),
          isHollow,
          isSelected: false,
        })
      else missing.push({ x, shift })
    }
  }

  const axis = daysAxis(days, { theme, today })
  // Of seven days three have room for a label, today's among them.
  const interval = (index: number) => (days.length - 1 - index) % 3 === 0

  return {
    grid: grid(theme),
    xAxis: isNarrow ? { ...axis, axisLabel: { ...axis.axisLabel, interval } } : axis,
    yAxis: pressureAxis(theme, scaleOf(bars, manual), normal),
    series: [...pressureSeries({ bars, missing, look, normal }, theme), ...byHand(manual, theme)],
  }
}

export interface PressureMonthData extends Readings {
  normal: PressureRange
  days: readonly string[]
  today: string
  /** The means of the seven days that end with each day. */
  weekMeans: readonly ({ sbp: number; dbp: number } | null)[]
  /** What was typed in, by the number of the day. */
  manual?: readonly ManualMark[]
}

/** A bar for the means of each day, and the course of the seven-day mean. */
export function pressureMonthOption(data: PressureMonthData, theme: ChartTheme): ChartOption {
  const { days, today, weekMeans, normal, manual } = data
  const bars = barsOf(data, (index) => index)

  const course = (end: 'sbp' | 'dbp', color: ColorToken) => ({
    name: end === 'sbp' ? '高压 7 天平均' : '低压 7 天平均',
    type: 'line' as const,
    silent: true,
    showSymbol: false,
    connectNulls: false,
    z: 5,
    lineStyle: { color: theme.color(color), width: theme.stroke },
    itemStyle: { color: theme.color(color) },
    data: weekMeans.map((mean) => mean?.[end] ?? '-'),
  })

  return {
    grid: grid(theme),
    xAxis: daysAxis(days, { theme, today }),
    yAxis: pressureAxis(theme, scaleOf(bars, manual), normal),
    series: [
      ...pressureSeries(
        { bars, look: theme.labels > 3 ? MONTH_LOOK : NARROW_MONTH_LOOK, normal },
        theme,
      ),
      course('sbp', 'ink'),
      course('dbp', 'm-bp-dia'),
      ...byHand(manual, theme),
    ],
  }
}
