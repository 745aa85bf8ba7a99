import { MS_PER_SECOND, SECONDS_PER_HOUR, SHANGHAI_OFFSET_MS } from '@kangban/china-time'
import { HEART_RATE } from '@kangban/rules/thresholds'
import type { HeartRateBand } from './heart-rate-band.ts'
import type { Mark, MarkKind } from './marks.ts'

/** Where the chart of the whole record draws: seconds to the right, beats/min upwards. px. */
export interface ChartScale {
  leftPx: number
  widthPx: number
  topPx: number
  heightPx: number
  seconds: number
  /** Limits of the axis. */
  low: number
  high: number
}

/** So much beyond the range in which a heart rate at rest is called normal is always on the axis. */
const BEYOND_BPM = 10

export const xOf = (second: number, { leftPx, widthPx, seconds }: ChartScale): number =>
  leftPx + (second / Math.max(1, seconds)) * widthPx

export const yOf = (bpm: number, { topPx, heightPx, low, high }: ChartScale): number =>
  topPx + ((high - bpm) / (high - low)) * heightPx

/** Lowest and highest heart rate of a band; null where there is none. */
export function bandLimits({ low, high }: HeartRateBand): { low: number; high: number } | null {
  const lowest = low.reduce((least, bpm) => (bpm < least ? bpm : least), Infinity)
  const highest = high.reduce((most, bpm) => (bpm > most ? bpm : most), -Infinity)
  return lowest <= highest ? { low: Math.round(lowest), high: Math.round(highest) } : null
}

export function axisOf(band: HeartRateBand): { low: number; high: number } {
  const limits = bandLimits(band)

  return {
    low: Math.min(HEART_RATE.low, limits?.low ?? HEART_RATE.low) - BEYOND_BPM,
    high: Math.max(HEART_RATE.high, limits?.high ?? HEART_RATE.high) + BEYOND_BPM,
  }
}

/** The band as closed shapes, broken where no heart rate could be counted; `d` of an SVG path. */
export function bandPath(band: HeartRateBand, scale: ChartScale): string {
  const shapes: string[] = []
  let upper: string[] = []
  let lower: string[] = []

  const close = () => {
    if (upper.length > 0) shapes.push(`M${[...upper, ...lower.toReversed()].join('L')}Z`)
    upper = []
    lower = []
  }

  const point = (second: number, y: number) =>
    `${xOf(Math.min(second, scale.seconds), scale).toFixed(1)} ${y.toFixed(1)}`

  for (let bin = 0; bin < band.low.length; bin++) {
    const low = band.low[bin] ?? NaN
    const high = band.high[bin] ?? NaN

    if (Number.isNaN(low) || Number.isNaN(high)) {
      close()
      continue
    }

    // Steps: a stretch has its limits throughout. At least 1 px is seen.
    const [top, bottom] = [yOf(high, scale), Math.max(yOf(low, scale), yOf(high, scale) + 1)]
    const [from, to] = [bin * band.binSeconds, (bin + 1) * band.binSeconds]
    upper.push(point(from, top), point(to, top))
    lower.push(point(from, bottom), point(to, bottom))
  }

  close()
  return shapes.join('')
}

const STEPS_HOURS = [1, 2, 3, 6, 12, 24]

/** Seconds of the record at full hours of the clock, at most so many. */
export function hourTicks(startedAt: string, seconds: number, most: number): number[] {
  // The clock of China, which is a whole number of hours from UTC; steps are counted from its midnight.
  const start = (Date.parse(startedAt) + SHANGHAI_OFFSET_MS) / MS_PER_SECOND

  for (const hours of STEPS_HOURS) {
    const step = hours * SECONDS_PER_HOUR
    const first = Math.ceil(start / step) * step - start
    const count = Math.max(0, Math.floor((seconds - first) / step) + 1)
    if (count <= most) return Array.from({ length: count }, (_, index) => first + index * step)
  }

  return []
}

export interface LaneMark {
  x: number
  widthPx: number
}

/** The marks of a kind on its lane; those that fall on the same few px are drawn once. */
export function laneOf(
  marks: readonly Mark[],
  kind: MarkKind,
  { scale, leastPx }: { scale: ChartScale; leastPx: number },
): LaneMark[] {
  const lane: LaneMark[] = []

  for (const mark of marks) {
    if (mark.kind !== kind) continue
    const x = xOf(mark.from, scale)
    const last = lane.at(-1)
    const end = Math.max(x, xOf(mark.to, scale))
    if (last && x - last.x < leastPx / 2 && end <= last.x + last.widthPx + leastPx / 2) continue
    lane.push({ x, widthPx: end - x })
  }

  return lane
}
