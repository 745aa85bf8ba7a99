import type { MetricCard } from '@kangban/contracts'
import { hypnogram, type SleepBlock } from './hypnogram.ts'
import {
  clampTo,
  FIXED_SCALES,
  HOURLY_STEPS_TOP,
  isPressureOutOfRange,
  type Scale,
} from './spark-scale.ts'

/** Drawn in a box of 100 by 100, x to the right, y down; all numbers are per cent of the box. */
interface SparkPoint {
  readonly x: number
  readonly y: number
}

/** A value beyond the fixed scale: drawn as a triangle at the edge, never squeezed into the scale. */
export interface BeyondMark {
  readonly x: number
  readonly to: 'up' | 'down'
}

interface PressureBar {
  readonly x: number
  readonly systolicY: number
  readonly diastolicY: number
  readonly outOfRange: boolean
}

export interface Band {
  readonly top: number
  readonly height: number
}

export type Spark =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'line'
      /** Runs of consecutive values; a run of one is a dot. */
      readonly runs: readonly (readonly SparkPoint[])[]
      readonly band: Band | null
      readonly limitY: number | null
      readonly last: SparkPoint | null
      readonly beyond: readonly BeyondMark[]
    }
  | {
      readonly kind: 'ranges'
      readonly bars: readonly PressureBar[]
      readonly missing: readonly number[]
      readonly beyond: readonly BeyondMark[]
    }
  | {
      readonly kind: 'dots'
      readonly dots: readonly (SparkPoint & { readonly low: boolean })[]
      readonly limitY: number | null
      readonly band: Band | null
      readonly beyond: readonly BeyondMark[]
    }
  | {
      readonly kind: 'bars'
      readonly bars: readonly (SparkPoint & { readonly width: number })[]
      readonly beyond: readonly BeyondMark[]
    }
  | { readonly kind: 'stages'; readonly blocks: readonly SleepBlock[] }

type Trend = readonly (number | null)[]

const yOf = (value: number, { low, high }: Scale): number =>
  (1 - (clampTo(value, low, high) - low) / (high - low)) * 100

const slotX = (index: number, slots: number): number => ((index + 0.5) / slots) * 100

function beyondMarks(trend: Trend, scale: Scale, xOf: (index: number) => number): BeyondMark[] {
  return trend.flatMap((value, index): BeyondMark[] => {
    if (value === null || (value >= scale.low && value <= scale.high)) return []
    return [{ x: xOf(index), to: value > scale.high ? 'up' : 'down' }]
  })
}

const bandOf = (scale: Scale): Band | null =>
  scale.band && {
    top: yOf(scale.band.high, scale),
    height: yOf(scale.band.low, scale) - yOf(scale.band.high, scale),
  }

function line(trend: Trend, scale: Scale): Spark {
  // A lone value is the newest one and stands at the right edge.
  const xOf = (index: number) => (trend.length < 2 ? 100 : (index / (trend.length - 1)) * 100)
  const runs: SparkPoint[][] = []
  let open: SparkPoint[] | null = null

  trend.forEach((value, index) => {
    if (value === null) {
      open = null
      return
    }

    const point = { x: xOf(index), y: yOf(value, scale) }
    if (open) open.push(point)
    else runs.push((open = [point]))
  })

  return {
    kind: 'line',
    runs,
    band: bandOf(scale),
    limitY: scale.limit === null ? null : yOf(scale.limit, scale),
    last: runs.at(-1)?.at(-1) ?? null,
    beyond: beyondMarks(trend, scale, xOf),
  }
}

/** Fewer values than this keep their width and stand at the right, so that one reading does not fill the card. */
const MIN_SLOTS = 7

function ranges(systolic: Trend, diastolic: Trend): Spark {
  const scale = FIXED_SCALES.bloodPressure
  const slots = Math.max(MIN_SLOTS, systolic.length)
  const xOf = (index: number) => slotX(index + slots - systolic.length, slots)
  const bars: PressureBar[] = []
  const missing: number[] = []

  systolic.forEach((high, index) => {
    const low = diastolic[index] ?? null

    if (high === null || low === null) missing.push(xOf(index))
    else {
      const outOfRange = isPressureOutOfRange(high, low)

      bars.push({
        x: xOf(index),
        systolicY: yOf(high, scale),
        diastolicY: yOf(low, scale),
        outOfRange,
      })
    }
  })

  return {
    kind: 'ranges',
    bars,
    missing,
    beyond: [...beyondMarks(systolic, scale, xOf), ...beyondMarks(diastolic, scale, xOf)],
  }
}

function dots(trend: Trend, scale: Scale): Spark {
  const slots = Math.max(MIN_SLOTS, trend.length)
  const xOf = (index: number) => slotX(index + slots - trend.length, slots)
  const { limit } = scale

  const found = trend.flatMap((value, index) =>
    value === null
      ? []
      : [{ x: xOf(index), y: yOf(value, scale), low: limit !== null && value < limit }],
  )

  return {
    kind: 'dots',
    dots: found,
    limitY: limit === null ? null : yOf(limit, scale),
    band: bandOf(scale),
    beyond: beyondMarks(trend, scale, xOf),
  }
}

/** A few steps are still a bar that can be seen. */
const MIN_BAR_Y = 94

function bars(trend: Trend): Spark {
  const scale: Scale = { low: 0, high: HOURLY_STEPS_TOP, band: null, limit: null }
  const slots = Math.max(MIN_SLOTS, trend.length)
  const xOf = (index: number) => slotX(index, slots)

  const found = trend.flatMap((value, index) =>
    value === null || value <= 0
      ? []
      : [{ x: xOf(index), y: Math.min(yOf(value, scale), MIN_BAR_Y), width: 62 / slots }],
  )

  return { kind: 'bars', bars: found, beyond: beyondMarks(trend, scale, xOf) }
}

/** The little chart of a card; `none` where nothing was measured. */
export function sparkOf(card: MetricCard): Spark {
  if (card.metric === 'sleep') {
    const blocks = hypnogram(card.stages)
    return blocks.length > 0 ? { kind: 'stages', blocks } : { kind: 'none' }
  }

  if (card.trend.every((value) => value === null)) return { kind: 'none' }

  switch (card.metric) {
    case 'bloodPressure':
      return ranges(card.trend, card.secondTrend)
    case 'steps':
      return bars(card.trend)
    case 'oxygen':
    case 'ecg':
      return dots(card.trend, FIXED_SCALES[card.metric])
    case 'heartRate':
    case 'temperature':
      return line(card.trend, FIXED_SCALES[card.metric])
  }
}
