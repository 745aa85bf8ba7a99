import { CLEAR_LIKENESS, EARLY_PART } from '../beats/beats.ts'
import { isEctopic } from '../beats/beat-kind.ts'
import type { BeatKind } from '../beats/beat-kind.ts'
import { heartRateBpm } from './rr.ts'
import { median } from '../signal/statistics.ts'

export type Rhythm = 'sinus' | 'af' | 'other' | 'unclassified'

/** What a rhythm rests on, for developers; who shows it to people has words for each. */
export type RhythmReason =
  | 'too few beats'
  | 'too little usable signal'
  | 'beats unlike each other'
  | 'too few clear beats in a row'
  | 'noise that looks like beats'
  | 'intervals irregular, no constant P wave before the beats'
  | 'intervals irregular, P waves could not be looked for'
  | 'many early beats'
  | 'intervals repeat in a pattern'
  | 'regular and very fast'
  | 'very slow or very fast'
  | 'intervals regular or led by constant P waves, at an ordinary rate'

/** What a single lead suggests, never a diagnosis. */
export interface RhythmFinding {
  rhythm: Rhythm
  reason: RhythmReason
}

export interface RhythmEvidence {
  /** Intervals in ms between all detected beats, in order; NaN across missing signal. */
  rrMs: ArrayLike<number>
  kinds: readonly BeatKind[]
  /** Part of the record that can be trusted, 0 to 1. */
  usable: number
  /** For each beat how much it looks like the dominant one, as a correlation. */
  likeness: ArrayLike<number>
  /** `atrialCoherence`; null where P waves could not be looked for. */
  coherence: number | null
  /** `lateCoherence`, null likewise. */
  lateCoherence: number | null
  /** How many deflections look much like a beat and are none, see `detectBeats`. */
  rivals: number
}

const MIN_INTERVALS = 5
const MIN_USABLE = 0.7
/**
 * With fewer clear beats than this part, most of what was found is noise; and where P waves could not be looked for, the
 * intervals alone must tell, and then more of the beats have to be clear.
 */
const MIN_CLEAR_PART = 0.4
const MIN_CLEAR_PART_WITHOUT_P = 2 / 3
/** With fewer differences between clear neighbours nothing is said, and with fewer than the second no fibrillation. */
const MIN_DIFFERENCES = 4
const MIN_DIFFERENCES_FOR_AF = 8
/** Intervals from one to the next with one beat between that is not clear: both of its intervals are left out. */
const FARTHEST_NEXT = 3
/**
 * Too noisy to say: more rivals for each beat than this, and a smaller part of the differences known than the second. 15
 * of 15 noisy strips of CinC 2017 and 1 of 135 others are so, and as many with a limit of 0.2 to 0.28.
 */
const RIVALS_PER_BEAT = 0.25
const MIN_KNOWN_AMONG_RIVALS = 0.6
const MANY_EARLY_PART = 0.25
/**
 * Early beats at every second to fourth place repeat their intervals: where the differences are as large as this, those at
 * that lag nearly vanish.
 */
const UNEVEN_PART = 0.1
const PATTERN_LAGS = [2, 3, 4]
const PATTERN_PART = 0.25
/**
 * Irregular by early beats: at least this part of the intervals is early, as seen from the upper quartile, and either the
 * beats after long intervals are led by one wave, which fibrillation has at 0.3 at most, or the pattern is strict.
 */
const FEWEST_EARLY_PART = 0.1
const LED_COHERENCE = 0.5
const STRICT_PATTERN_PART = 0.1
export const SINUS_BPM = { low: 40, high: 130 } as const
/**
 * A successive difference of more than this part of the interval is a change: pRRx% of S. Buś et al., J Clin Med 12 (2023)
 * 687, where 1.5 to 6 % tell fibrillation from sinus rhythm best.
 */
const CHANGE_PART = 0.05
/**
 * Log odds of fibrillation from the part of differences that are changes and the coherence before the QRS: logistic
 * regression, ridge 0.3, rounded, on records of CinC 2017, MIT-BIH, LUDB and QTDB in windows of 10 to 60 s with enough
 * differences, every record and both classes with the same weight.
 */
const ODDS = { constant: -0.6, changes: 7, coherence: -8 }
/** Between what fibrillation and sinus rhythm usually have, where P waves could not be looked for. */
const UNKNOWN_COHERENCE = 0.3

/** Change from one interval to another as a part of their mean, without sign. */
const relativeChange = (one: number, other: number): number =>
  (2 * Math.abs(other - one)) / (one + other)

/**
 * Relative changes from each interval between two clear beats to the next such interval, with one unclear beat between them
 * at most. So noise taken for a beat and a wide early beat count for nothing: fibrillation stays irregular without them,
 * sinus rhythm with extra beats does not.
 */
function clearDifferences({ rrMs, likeness }: RhythmEvidence): Float64Array {
  const isClear = (beat: number): boolean => (likeness[beat] ?? 0) >= CLEAR_LIKENESS
  const differences: number[] = []
  let last = -Infinity

  for (let i = 0; i < rrMs.length; i++) {
    if (!isClear(i) || !isClear(i + 1) || !((rrMs[i] as number) > 0)) continue
    if (i - last <= FARTHEST_NEXT)
      differences.push(relativeChange(rrMs[last] as number, rrMs[i] as number))
    last = i
  }

  return Float64Array.from(differences)
}

/** The same between all intervals and those `lag` later; NaN where one is not known. */
function differencesAtLag(rrMs: ArrayLike<number>, lag: number): Float64Array {
  return Float64Array.from({ length: Math.max(0, rrMs.length - lag) }, (_, i) =>
    relativeChange(rrMs[i] as number, rrMs[i + lag] as number),
  )
}

/** How much of the differences is left at the lag where least is; 1 where the intervals are even. */
function patternLeft(rrMs: ArrayLike<number>): number {
  const uneven = median(differencesAtLag(rrMs, 1))
  if (!(uneven > UNEVEN_PART)) return 1
  const left = PATTERN_LAGS.map((lag) => median(differencesAtLag(rrMs, lag)) / uneven)
  return Math.min(1, ...left.filter(Number.isFinite))
}

/** Whether early beats, and not fibrillation, make the intervals irregular. */
function isMadeByEarlyBeats({ rrMs, lateCoherence }: RhythmEvidence): boolean {
  const known = Float64Array.from(rrMs).filter((rr) => rr > 0)
  const usual = known.toSorted()[Math.floor(0.75 * known.length)] ?? NaN
  const early = known.filter((rr) => rr < EARLY_PART * usual).length
  if (early < FEWEST_EARLY_PART * known.length) return false
  return (lateCoherence ?? 0) > LED_COHERENCE || patternLeft(rrMs) < STRICT_PATTERN_PART
}

/** Above 0 fibrillation is likelier than not. */
function logOdds(differences: Float64Array, coherence: number | null): number {
  const changes =
    differences.filter((difference) => difference > CHANGE_PART).length / differences.length

  return ODDS.constant + ODDS.changes * changes + ODDS.coherence * (coherence ?? UNKNOWN_COHERENCE)
}

const unclassified = (reason: RhythmReason): RhythmFinding => ({ rhythm: 'unclassified', reason })

const other = (reason: RhythmReason): RhythmFinding => ({ rhythm: 'other', reason })

/** What a rhythm is that is no fibrillation, at this many beats a minute. */
function withoutAf(
  { rrMs, kinds }: RhythmEvidence,
  rate: number,
  isIrregular: boolean,
): RhythmFinding {
  if (kinds.filter(isEctopic).length > MANY_EARLY_PART * kinds.length)
    return other('many early beats')
  if (patternLeft(rrMs) < PATTERN_PART) return other('intervals repeat in a pattern')
  if (isIrregular) return other('many early beats')
  const isRegular = median(differencesAtLag(rrMs, 1)) < CHANGE_PART
  if (rate > SINUS_BPM.high && isRegular) return other('regular and very fast')
  if (rate < SINUS_BPM.low || rate > SINUS_BPM.high) return other('very slow or very fast')

  return {
    rhythm: 'sinus',
    reason: 'intervals regular or led by constant P waves, at an ordinary rate',
  }
}

/** `sinus`, suspected `af`, `other` or `unclassified`. */
export function classifyRhythm(evidence: RhythmEvidence): RhythmFinding {
  const { rrMs, usable, likeness, coherence, rivals } = evidence
  const rate = heartRateBpm(rrMs)
  if (rate === null || rrMs.length < MIN_INTERVALS) return unclassified('too few beats')
  if (usable < MIN_USABLE) return unclassified('too little usable signal')
  const clear = Float64Array.from(likeness).filter((like) => like >= CLEAR_LIKENESS).length
  const leastClear = coherence === null ? MIN_CLEAR_PART_WITHOUT_P : MIN_CLEAR_PART
  if (clear < leastClear * likeness.length) return unclassified('beats unlike each other')
  const differences = clearDifferences(evidence)
  if (differences.length < MIN_DIFFERENCES) return unclassified('too few clear beats in a row')

  const isNoisy = rivals > RIVALS_PER_BEAT * likeness.length
  if (isNoisy && differences.length < MIN_KNOWN_AMONG_RIVALS * rrMs.length)
    return unclassified('noise that looks like beats')
  const isIrregular = logOdds(differences, coherence) > 0
  if (!isIrregular || isMadeByEarlyBeats(evidence)) return withoutAf(evidence, rate, isIrregular)
  if (differences.length < MIN_DIFFERENCES_FOR_AF)
    return unclassified('too few clear beats in a row')

  const reason =
    coherence === null
      ? 'intervals irregular, P waves could not be looked for'
      : 'intervals irregular, no constant P wave before the beats'

  return { rhythm: 'af', reason }
}
