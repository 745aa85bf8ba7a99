import { CHANGE_PART, relativeChange } from '../beats/beat-times.ts'
import { CLEAR_LIKENESS } from '../beats/beats.ts'
import type { AfConstants, AfFeatures } from './af-table.ts'
import { median } from '../signal/statistics.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'

/** Intervals from one to the next with one beat between that is not clear: both of its intervals are left out. */
const FARTHEST_NEXT = 3
/** With fewer differences than this no fibrillation is told. */
const MIN_DIFFERENCES_FOR_AF = 8
/** Between what fibrillation and sinus rhythm usually have, where P waves could not be looked for. */
const UNKNOWN_COHERENCE = 0.3
/** Intervals are told as a part of this, 75 beats a minute, so that the features are numbers of about 1 ... */
const USUAL_MS = 800
/** ... and above 100 a minute breath moves them no less with each beat more. */
const SHORTEST_MS = 600

/**
 * Relative changes from each interval between two beats that count to the next such interval, with one other beat between
 * them at most. Unclear beats do not count: neither noise nor most wide early beats make a rhythm irregular.
 */
function differencesBetween(
  rrMs: ArrayLike<number>,
  counts: (beat: number) => boolean,
): Float64Array {
  const differences: number[] = []
  let last = -Infinity

  for (let i = 0; i < rrMs.length; i++) {
    if (!counts(i) || !counts(i + 1) || !((rrMs[i] as number) > 0)) continue
    if (i - last <= FARTHEST_NEXT)
      differences.push(relativeChange(rrMs[last] as number, rrMs[i] as number))
    last = i
  }

  return Float64Array.from(differences)
}

const isClear = ({ likeness }: RhythmEvidence, beat: number): boolean =>
  (likeness[beat] ?? 0) >= CLEAR_LIKENESS

export const clearDifferences = (evidence: RhythmEvidence): Float64Array =>
  differencesBetween(evidence.rrMs, (beat) => isClear(evidence, beat))

/** Whether the intervals are enough to tell fibrillation by. */
export const canTellAf = (evidence: RhythmEvidence): boolean =>
  clearDifferences(evidence).length >= MIN_DIFFERENCES_FOR_AF

/**
 * Without ventricular beats where enough is left: fibrillation stays irregular without them, sinus rhythm with extra beats
 * does not.
 */
export function ownDifferences(evidence: RhythmEvidence): Float64Array {
  const own = differencesBetween(
    evidence.rrMs,
    (beat) => isClear(evidence, beat) && evidence.kinds[beat] !== 'ventricular',
  )

  return own.length < MIN_DIFFERENCES_FOR_AF ? clearDifferences(evidence) : own
}

export function afFeatures(evidence: RhythmEvidence): AfFeatures {
  const differences = ownDifferences(evidence)
  const changes = differences.filter((difference) => difference > CHANGE_PART).length

  return {
    one: 1,
    changes: changes / differences.length,
    coherence: evidence.coherence ?? UNKNOWN_COHERENCE,
    slowness: Math.log(Math.max(SHORTEST_MS, median(evidence.rrMs)) / USUAL_MS),
  }
}

/** Above 0 fibrillation is likelier than not. */
export const afLogOdds = (features: AfFeatures, constants: AfConstants): number =>
  constants.one * features.one +
  constants.changes * features.changes +
  constants.coherence * features.coherence +
  constants.slowness * features.slowness
