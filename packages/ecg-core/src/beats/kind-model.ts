import { BEAT_KINDS } from './beat-kind.ts'
import type { BeatKind } from './beat-kind.ts'
import { beatFeatures } from './beat-features.ts'
import type { BeatEvidence, BeatFeature, BeatFeatures } from './beat-features.ts'
import { KIND_CONSTANTS } from './kind-constants.ts'
import type { KindConstants } from './kind-table.ts'

/** Kinds of beats, in the order of the beats. */
export interface KindsFound {
  kinds: BeatKind[]
  /** For each beat four, in the order of `BEAT_KINDS`; they add up to 1. */
  probabilities: Float32Array
}

/**
 * A kind is told where its probability times this is the greatest. Chosen with each record left out in turn: a
 * supraventricular beat is rare and two of five would be passed over; a ventricular one alarms; of beats that fit nothing
 * hardly one is worth more than its likeliest kind.
 */
const CHOICE: Record<BeatKind, number> = {
  normal: 1,
  supraventricular: 8,
  ventricular: 0.8,
  unclassified: 0.3,
}

/** Probabilities of one beat, in the order of `BEAT_KINDS`. */
export function kindProbabilities(features: BeatFeatures, constants: KindConstants): number[] {
  const names = Object.keys(features) as BeatFeature[]

  const odds = BEAT_KINDS.map((kind) => {
    if (kind === 'normal') return 0
    const table = constants[kind]
    let sum = 0
    for (const name of names) sum += table[name] * features[name]
    return sum
  })

  const most = Math.max(...odds)
  const parts = odds.map((odd) => Math.exp(odd - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

/**
 * The kind that is told of a beat with these probabilities. What weighs more only because it is rare is not told in place of
 * a ventricular beat that is likelier.
 */
export function likeliestKind(probabilities: ArrayLike<number>): BeatKind {
  const of = (kind: BeatKind): number => probabilities[BEAT_KINDS.indexOf(kind)] as number
  const passedOver = of('supraventricular') < of('ventricular') ? 'supraventricular' : undefined
  const weighed = BEAT_KINDS.map((kind) => (kind === passedOver ? 0 : CHOICE[kind] * of(kind)))
  return BEAT_KINDS[weighed.indexOf(Math.max(...weighed))] ?? 'unclassified'
}

/** The kinds of beats by features that were measured before. */
export function kindsByFeatures(
  features: readonly BeatFeatures[],
  constants: KindConstants = KIND_CONSTANTS,
): KindsFound {
  const each = features.map((beat) => kindProbabilities(beat, constants))
  return { kinds: each.map(likeliestKind), probabilities: Float32Array.from(each.flat()) }
}

/** The kind of each beat from its shape, its width, when it comes, the wave before it and the pause after it together. */
export const classifyBeats = (evidence: BeatEvidence): KindsFound =>
  kindsByFeatures(beatFeatures(evidence))
