import { AF_CONSTANTS } from './af-constants.ts'
import type { AfConstants } from './af-table.ts'
import { afFeatures, afLogOdds, canTellAf, clearDifferences, ownDifferences } from './af-odds.ts'
import { CHANGE_PART, relativeChange } from '../beats/beat-times.ts'
import { CLEAR_LIKENESS, EARLY_PART } from '../beats/beats.ts'
import { patternRows } from './ventricular-rows.ts'
import { BEAT_KINDS, isEctopic } from '../beats/beat-kind.ts'
import type { BeatKind } from '../beats/beat-kind.ts'
import { joinSpans } from '../beats/quality.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'
import { heartRateBpm } from './rr.ts'
import { hasSuddenRow } from './sudden-row.ts'
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
  | 'suddenly very fast or no longer'
  | 'very slow or very fast'
  | 'most beats ordinary, many early ones among them'
  | 'intervals regular or led by constant P waves, at an ordinary rate'

/** What a single lead suggests, never a diagnosis. */
export interface RhythmFinding {
  rhythm: Rhythm
  reason: RhythmReason
}

const MIN_INTERVALS = 5
const MIN_USABLE = 0.7
/**
 * With fewer clear beats than this part, most of what was found is noise; and where P waves could not be looked for, the
 * intervals alone must tell, and then more of the beats have to be clear.
 */
const MIN_CLEAR_PART = 0.4
const MIN_CLEAR_PART_WITHOUT_P = 2 / 3
/** With fewer differences between clear neighbours nothing is said. */
const MIN_DIFFERENCES = 4
/**
 * Too noisy to say: more rivals for each beat than this, and a smaller part of the differences known than the second. 15
 * of 15 noisy strips of CinC 2017 and 1 of 135 others are so, and as many with a limit of 0.2 to 0.28.
 */
const RIVALS_PER_BEAT = 0.25
const MIN_KNOWN_AMONG_RIVALS = 0.6
/**
 * Where more of the beats than this are early, or stand in bigeminy or trigeminy, these are the rhythm; else they are
 * counted beside it, and with more than the second the reason says so.
 */
const MOST_PART = 0.5
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

/** Relative changes from all intervals to those `lag` later; NaN where one is not known. */
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

/** Whether a good part of the intervals is early, as seen from the upper quartile. */
function hasEarlyIntervals(rrMs: ArrayLike<number>): boolean {
  const known = Float64Array.from(rrMs).filter((rr) => rr > 0)
  const usual = known.toSorted()[Math.floor(0.75 * known.length)] ?? NaN
  const early = known.filter((rr) => rr < EARLY_PART * usual).length
  return early >= FEWEST_EARLY_PART * known.length
}

/** Whether early beats, and not fibrillation, make the intervals irregular. */
const isMadeByEarlyBeats = ({ rrMs, lateCoherence }: RhythmEvidence): boolean =>
  hasEarlyIntervals(rrMs) &&
  ((lateCoherence ?? 0) > LED_COHERENCE || patternLeft(rrMs) < STRICT_PATTERN_PART)

/** Whether early beats leave few of the intervals even, wide ones apart, which are counted by themselves. */
const isUneven = (evidence: RhythmEvidence): boolean =>
  hasEarlyIntervals(evidence.rrMs) && median(ownDifferences(evidence)) > UNEVEN_PART

const unclassified = (reason: RhythmReason): RhythmFinding => ({ rhythm: 'unclassified', reason })

const other = (reason: RhythmReason): RhythmFinding => ({ rhythm: 'other', reason })

/** The part of the beats that stand in bigeminy or trigeminy. */
function patternedPart(kinds: readonly BeatKind[]): number {
  const codes = kinds.map((kind) => BEAT_KINDS.indexOf(kind))
  const rows = joinSpans([...patternRows(codes, 2), ...patternRows(codes, 3)])
  return rows.reduce((sum, { from, to }) => sum + to - from, 0) / kinds.length
}

/** What a rhythm is that is no fibrillation, at this many beats a minute. */
function withoutAf(evidence: RhythmEvidence, rate: number, isIrregular: boolean): RhythmFinding {
  const { rrMs, kinds } = evidence
  if (hasSuddenRow(evidence, SINUS_BPM.high)) return other('suddenly very fast or no longer')
  const earlyPart = kinds.filter(isEctopic).length / kinds.length
  if (earlyPart > MOST_PART) return other('many early beats')
  if (patternLeft(rrMs) < PATTERN_PART || patternedPart(kinds) > MOST_PART)
    return other('intervals repeat in a pattern')
  if (isIrregular || isUneven(evidence)) return other('many early beats')
  const isRegular = median(differencesAtLag(rrMs, 1)) < CHANGE_PART
  if (rate > SINUS_BPM.high && isRegular) return other('regular and very fast')
  if (rate < SINUS_BPM.low || rate > SINUS_BPM.high) return other('very slow or very fast')

  return {
    rhythm: 'sinus',
    reason:
      earlyPart > MANY_EARLY_PART
        ? 'most beats ordinary, many early ones among them'
        : 'intervals regular or led by constant P waves, at an ordinary rate',
  }
}

/** `sinus`, suspected `af`, `other` or `unclassified`. */
export function classifyRhythm(
  evidence: RhythmEvidence,
  constants: AfConstants = AF_CONSTANTS,
): RhythmFinding {
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
  const isIrregular = afLogOdds(afFeatures(evidence), constants) > 0
  if (!isIrregular || isMadeByEarlyBeats(evidence)) return withoutAf(evidence, rate, isIrregular)
  if (!canTellAf(evidence)) return unclassified('too few clear beats in a row')

  const reason =
    coherence === null
      ? 'intervals irregular, P waves could not be looked for'
      : 'intervals irregular, no constant P wave before the beats'

  return { rhythm: 'af', reason }
}
