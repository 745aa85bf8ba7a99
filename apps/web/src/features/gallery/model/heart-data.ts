import { clockOfMinute } from '@kangban/china-time'
import type { DayDots } from '../../../shared/charts/options/day-dots-option.ts'
import type { DayLine } from '../../../shared/charts/options/day-line-option.ts'
import type { RangeBars } from '../../../shared/charts/options/range-bars-option.ts'
import type { DataCase } from './data-case.ts'
import { course, daysBefore, GALLERY_TODAY, seriesFor } from './sample-series.ts'

const SLOTS = 48
const labels = Array.from({ length: SLOTS }, (_, slot) => clockOfMinute(slot * 30))
const HEART_SCALE = { min: 40, max: 160, interval: 40 }
const OXYGEN_SCALE = { min: 80, max: 100, interval: 5 }

export const heartDay = (of: DataCase): DayLine => ({
  labels,
  values: seriesFor(of, course(SLOTS, { level: 74, swing: 12 }), 192),
  color: 'm-heart',
  band: { low: 60, high: 100 },
  bandColor: 'm-heart-soft',
  baseline: of === 'empty' ? null : 62,
  ...HEART_SCALE,
})

/** Means with the same distance to the lowest and the highest. */
function ranges(means: readonly (number | null)[], reach: number) {
  const moved = (by: number) => means.map((mean) => (mean === null ? null : mean + by))
  return { means, lows: moved(-reach), highs: moved(reach) }
}

export const heartDays =
  (count: number) =>
  (of: DataCase): RangeBars => ({
    days: daysBefore(count),
    today: GALLERY_TODAY,
    ...ranges(seriesFor(of, course(count, { level: 72, swing: 6 }), 170), 18),
    color: 'm-heart',
    band: { low: 60, high: 100, color: 'm-heart-soft' },
    baseline: of === 'empty' ? null : 62,
    scale: HEART_SCALE,
  })

export const oxygenDay = (of: DataCase): DayDots => {
  const whole = labels.filter((_, slot) => slot % 4 === 0)

  return {
    times: whole,
    values: seriesFor(of, course(whole.length, { level: 96, swing: 2 }), 76),
    color: 'm-spo2',
    threshold: 90,
    night: { from: 22, to: 6 },
    scale: OXYGEN_SCALE,
  }
}

export const oxygenDays = (of: DataCase): RangeBars => ({
  days: daysBefore(7),
  today: GALLERY_TODAY,
  ...ranges(seriesFor(of, course(7, { level: 95, swing: 1.5 }), 78), 2),
  color: 'm-spo2',
  threshold: 90,
  scale: OXYGEN_SCALE,
})
