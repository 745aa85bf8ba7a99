import type { WeeklyMeasure } from '@kangban/contracts'
import { beyond } from '@kangban/rules/reports/week-days'

/** Width and height of the drawing, in its own units. */
export interface SparkBox {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export interface WeekSpark {
  /** The reference range as far as it lies within the scale. */
  band: { y: number; height: number } | null
  /** Paths of consecutive days; a gap stays a gap. */
  runs: string[]
  /** Days with a measurement and none beside it. */
  lone: Point[]
  /** Out-of-range days. */
  marks: (Point & { to: 'up' | 'down' })[]
  /** The last day, where it is within the range. */
  last: Point | null
  bars: { x: number; y: number; width: number; height: number; reached: boolean }[]
  /** The line that the bars are to reach. */
  goalY: number | null
}

/**
 * Fixed, so that two weeks can be compared: mmHg systolic, beats a minute, per cent, minutes asleep, degrees of the
 * wrist, steps. What lies beyond is drawn at the edge.
 */
const SCALES: Record<WeeklyMeasure['measure'], { low: number; high: number }> = {
  pressureMorning: { low: 100, high: 170 },
  pressureEvening: { low: 100, high: 170 },
  heartRate: { low: 40, high: 110 },
  oxygenLowest: { low: 80, high: 100 },
  sleep: { low: 180, high: 600 },
  temperature: { low: 31, high: 37 },
  steps: { low: 0, high: 10_000 },
}

/** Room for a mark at the edges. */
const EDGE = 5
const BAR_SHARE = 0.72

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

function frame(measure: WeeklyMeasure['measure'], { width, height }: SparkBox, days: number) {
  const { low, high } = SCALES[measure]

  return {
    yOf: (value: number) =>
      EDGE + ((high - clamp(value, low, high)) / (high - low)) * (height - 2 * EDGE),
    xOf: (day: number) => EDGE + (day * (width - 2 * EDGE)) / (days - 1),
  }
}

/** Consecutive days with a value. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = []

  points.forEach((point, day) => {
    if (!point) return
    if (points[day - 1]) runs.at(-1)?.push(point)
    else runs.push([point])
  })

  return runs
}

const EMPTY: WeekSpark = {
  band: null,
  runs: [],
  lone: [],
  marks: [],
  last: null,
  bars: [],
  goalY: null,
}

function barsOf({ values, referenceLow }: WeeklyMeasure, { width, height }: SparkBox): WeekSpark {
  const top = SCALES.steps.high
  const slot = width / values.length
  const yOf = (value: number) => height - (clamp(value, 0, top) / top) * (height - EDGE)

  const bars = values.flatMap((value, day) =>
    value === null
      ? []
      : [
          {
            x: (day + (1 - BAR_SHARE) / 2) * slot,
            y: yOf(value),
            width: slot * BAR_SHARE,
            height: height - yOf(value),
            reached: referenceLow !== null && value >= referenceLow,
          },
        ],
  )

  return { ...EMPTY, bars, goalY: referenceLow === null ? null : yOf(referenceLow) }
}

/** Seven days as a small drawing: a line on the reference band with marks where it leaves it; steps as bars from 0. */
export function weekSpark(week: WeeklyMeasure, box: SparkBox): WeekSpark {
  if (week.measure === 'steps') return barsOf(week, box)
  const { values, referenceLow, referenceHigh } = week
  const { xOf, yOf } = frame(week.measure, box, values.length)

  const points = values.map((value, day) =>
    value === null ? null : { x: xOf(day), y: yOf(value) },
  )

  const runs = runsOf(points)

  const marks = values.flatMap((value, day): WeekSpark['marks'] => {
    const point = points[day]
    if (value === null || !point) return []
    const side = beyond(week, value)
    return side ? [{ ...point, to: side === 'high' ? 'up' : 'down' }] : []
  })

  const isMarked = ({ x }: Point) => marks.some((mark) => mark.x === x)
  const last = points.findLast((point) => point !== null) ?? null
  const { low, high } = SCALES[week.measure]
  const [bandTop, bandEnd] = [yOf(referenceHigh ?? high), yOf(referenceLow ?? low)]

  return {
    ...EMPTY,
    band:
      referenceLow === null && referenceHigh === null
        ? null
        : { y: bandTop, height: bandEnd - bandTop },
    runs: runs
      .filter(({ length }) => length > 1)
      .map((run) => `M${run.map(({ x, y }) => `${x} ${y}`).join('L')}`),
    lone: runs.flatMap((run) => (run.length === 1 ? run : [])).filter((point) => !isMarked(point)),
    marks,
    last: last && !isMarked(last) ? last : null,
  }
}
