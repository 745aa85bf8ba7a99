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

/** One reading at least. The mean is what counts, but a grave reading is never hidden behind a milder mean. */
export function seriesWords(readings: readonly Pressure[]): SeriesWords {
  const mean = averageOf(readings)
  const grave = isGrave(mean) ? undefined : readings.find(isGrave)
  const told = grave ?? mean
  const many = `量了 ${readings.length} 次，${grave ? '其中一次' : '平均'}`

  return {
    mean,
    verdict: pressureVerdict(told),
    sentence: readings.length === 1 ? readingWords(mean) : readingWords(told, many),
  }
}
