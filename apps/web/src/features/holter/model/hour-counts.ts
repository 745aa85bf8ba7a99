import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { HolterHour } from '@kangban/contracts'
import type { BeatList } from '@kangban/ecg-core'
import {
  type BeatCounts,
  countMarks,
  denialTest,
  eachBeatMark,
  type MarkPlace,
} from '@kangban/rules/ecg/mark-words'
import { beatMarkOf } from './marks.ts'

interface CountsInput {
  hours: readonly HolterHour[]
  /** Null until they are read: then what the hours themselves say is told. */
  beats: BeatList | null
  rateHz: number
  denials: readonly MarkPlace[]
}

/** Of an hour as it is stored: those that are not wide came early, and nothing is known of others. */
const stored = ({ premature, prematureWide }: HolterHour): BeatCounts => ({
  supraventricular: { count: premature - prematureWide, denied: 0 },
  ventricular: { count: prematureWide, denied: 0 },
  unclassified: { count: 0, denied: 0 },
})

/** Marked beats of each hour by kind, and how many of them the owner calls wrong. */
export function hourCounts({ hours, beats, rateHz, denials }: CountsInput): BeatCounts[] {
  if (!beats) return hours.map(stored)
  const isDenied = denialTest(denials)
  const marks = hours.map((): Parameters<typeof countMarks>[0][number][] => [])

  beats.beats.forEach((sample, index) => {
    const kind = beatMarkOf(beats.kinds[index] ?? 0)
    if (!kind) return
    const hour = Math.floor(sample / rateHz / SECONDS_PER_HOUR)
    marks[hour]?.push({ kind, denied: isDenied({ sample, kind }) })
  })

  return marks.map(countMarks)
}

/** Of all hours. */
export const totalOf = (counts: readonly BeatCounts[]): BeatCounts =>
  eachBeatMark((kind) => ({
    count: counts.reduce((sum, each) => sum + each[kind].count, 0),
    denied: counts.reduce((sum, each) => sum + each[kind].denied, 0),
  }))
