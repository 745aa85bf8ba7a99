import type { ClassifiedBeat } from './beats.ts'
import { heartRateBpm } from './rr.ts'
import { median } from './statistics.ts'

export type Rhythm = 'sinus' | 'af' | 'other' | 'unclassified'

/** What a single lead suggests, never a diagnosis; `reason` says in plain English what it rests on. */
export interface RhythmFinding {
  rhythm: Rhythm
  reason: string
}

export interface RhythmEvidence {
  /** Intervals in ms between all detected beats, in order. */
  rrMs: ArrayLike<number>
  beats: readonly ClassifiedBeat[]
  /** Part of the record that can be trusted, 0 to 1. */
  usable: number
  /** For each beat how much it looks like the dominant one, as a correlation. */
  likeness: ArrayLike<number>
}

const FEWEST_BEATS = 6
const LEAST_USABLE = 0.7
/** Beats of one heart resemble each other; below this median correlation most of what was found is noise. */
const LEAST_LIKENESS = 0.8
/**
 * Relative successive differences: in sinus rhythm half of them stay below this, and in fibrillation even the lower
 * quarter is large, because no part of the rhythm is regular. Set on the CinC 2017 strips labelled normal and AF.
 */
const IRREGULAR_MIDDLE = 0.1
const IRREGULAR_QUARTER = 0.035
/** Early beats at every second to fourth place repeat their intervals: at that lag the differences nearly vanish. */
const PATTERN_LAGS = [2, 3, 4]
const PATTERN_PART = 0.25
const MANY_EARLY_PART = 0.25
const SINUS_LOW_BPM = 40
const SINUS_HIGH_BPM = 130

/** Each change from one interval to the one `lag` later as a part of their mean, without sign, rising. */
function relativeDifferences(rrMs: ArrayLike<number>, lag: number): Float64Array {
  const differences = new Float64Array(Math.max(0, rrMs.length - lag))
  for (let i = 0; i < differences.length; i++) {
    const one = rrMs[i] ?? 0
    const next = rrMs[i + lag] ?? 0
    differences[i] = (2 * Math.abs(next - one)) / (one + next)
  }
  return differences.toSorted()
}

const FEWEST_CLEAN = 6

/**
 * Relative successive differences of the intervals that no wide early beat begins or ends: what the rhythm under such
 * beats is like. Fibrillation stays irregular there, sinus rhythm with extra beats does not.
 */
function cleanDifferences(rrMs: ArrayLike<number>, beats: readonly ClassifiedBeat[]): Float64Array {
  const isWide = (i: number) => beats[i]?.kind === 'premature-wide'
  const clean = Float64Array.from(rrMs).filter((_, i) => !isWide(i) && !isWide(i + 1))
  return relativeDifferences(clean, 1)
}

/** `sinus`, suspected `af`, `other` or `unclassified` from the intervals and the kinds of the beats. */
export function classifyRhythm({ rrMs, beats, usable, likeness }: RhythmEvidence): RhythmFinding {
  const rate = heartRateBpm(rrMs)
  if (rate === null || rrMs.length < FEWEST_BEATS) return { rhythm: 'unclassified', reason: 'too few beats' }
  if (usable < LEAST_USABLE) return { rhythm: 'unclassified', reason: 'too little usable signal' }
  if (!(median(likeness) >= LEAST_LIKENESS)) return { rhythm: 'unclassified', reason: 'beats unlike each other' }
  const differences = relativeDifferences(rrMs, 1)
  const quarter = differences[differences.length >> 2] ?? 0
  const middle = median(differences)
  if (middle > IRREGULAR_MIDDLE && quarter > IRREGULAR_QUARTER) {
    const patterned = PATTERN_LAGS.some((lag) => median(relativeDifferences(rrMs, lag)) < PATTERN_PART * middle)
    if (patterned) return { rhythm: 'other', reason: 'intervals repeat in a pattern' }
    const clean = cleanDifferences(rrMs, beats)
    const regularBelow = clean.length >= FEWEST_CLEAN && median(clean) < IRREGULAR_MIDDLE
    if (!regularBelow) return { rhythm: 'af', reason: 'intervals irregular without a pattern' }
  }
  const early = beats.filter((beat) => beat.kind !== 'normal').length
  if (early > MANY_EARLY_PART * beats.length) return { rhythm: 'other', reason: 'many early beats' }
  if (rate < SINUS_LOW_BPM || rate > SINUS_HIGH_BPM) return { rhythm: 'other', reason: 'very slow or very fast' }
  return { rhythm: 'sinus', reason: 'regular intervals at an ordinary rate' }
}
