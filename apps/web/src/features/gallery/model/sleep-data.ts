import type { SleepNights } from '../../../shared/charts/options/sleep-nights-option.ts'
import type { StagePart } from '../../../shared/charts/sleep/stage-layout.ts'
import type { DataCase } from './data-case.ts'
import { daysBefore, GALLERY_TODAY, seriesFor } from './sample-series.ts'

const NIGHT: readonly StagePart[] = (
  [
    ['awake', 12],
    ['light', 38],
    ['deep', 56],
    ['light', 24],
    ['rem', 18],
    ['light', 44],
    ['deep', 41],
    ['awake', 9],
    ['light', 52],
    ['rem', 31],
    ['light', 48],
    ['deep', 22],
    ['light', 36],
    ['rem', 40],
    ['light', 9],
  ] as const
).map(([stage, minutes]) => ({ stage, minutes }))

const FROM_GAP = 6
const TO_GAP = 9

/** The stages of a night; beyond the usual one of sixteen hours. */
export function nightParts(of: DataCase): readonly StagePart[] {
  if (of === 'empty') return []
  if (of === 'single') return [{ stage: 'light', minutes: 95 }]
  if (of === 'outside') return [...NIGHT, ...NIGHT]

  return NIGHT.map((part, index) =>
    of === 'gap' && index >= FROM_GAP && index < TO_GAP ? { ...part, stage: null } : part,
  )
}

export function ringMinutes(of: DataCase) {
  const minutes = { awake: 0, rem: 0, light: 0, deep: 0 }
  for (const part of nightParts(of)) if (part.stage) minutes[part.stage] += part.minutes
  return minutes
}

const WEEK = 7

const around = (level: number) =>
  Array.from({ length: WEEK }, (_, night) => Math.round(level * (1 + 0.18 * Math.sin(night * 2.3))))

export const sleepNights = (of: DataCase): SleepNights => ({
  days: daysBefore(WEEK),
  minutes: {
    awake: seriesFor(of, around(22), 60),
    rem: seriesFor(of, around(84), 210),
    light: seriesFor(of, around(240), 520),
    deep: seriesFor(of, around(96), 240),
  },
  today: GALLERY_TODAY,
  chosen: null,
})
