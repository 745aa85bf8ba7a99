// Readings of one sitting: how long to wait between them, and what they come to together.
import type { Sentence } from '@kangban/contracts'
import { averageOf } from './pressure-parts.ts'
import { readingWords } from './pressure-sentence.ts'
import { PRESSURE_PAUSE_SECONDS } from '../thresholds.ts'
import { type Pressure, pressureVerdict, type Verdict } from '../verdicts.ts'

/** What a sitting should have. */
export const SERIES_READINGS = 2

const isGrave = (reading: Pressure): boolean => pressureVerdict(reading).state === 'alert'

export const pauseSecondsAfter = (reading: Pressure): number =>
  isGrave(reading) ? PRESSURE_PAUSE_SECONDS.afterGrave : PRESSURE_PAUSE_SECONDS.usual

export interface SeriesWords {
  mean: Pressure
  verdict: Verdict
  sentence: Sentence
}

interface Taken extends Pressure {
  /** In ms. */
  takenAt: number
}

/** One reading at least. The mean is what counts, but a grave reading is never hidden behind a milder mean. */
export function seriesWords(readings: readonly Taken[]): SeriesWords {
  const mean = averageOf(readings)
  const grave = isGrave(mean) ? undefined : readings.find(isGrave)
  const told = grave ?? mean
  const now = new Date(Math.max(...readings.map(({ takenAt }) => takenAt)))
  const just = { ...told, at: now }
  const many = `量了 ${readings.length} 次，${grave ? '其中一次' : '平均'}`

  return {
    mean,
    verdict: pressureVerdict(told),
    sentence: readingWords(just, now, readings.length === 1 ? undefined : many),
  }
}
