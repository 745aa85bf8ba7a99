import type { BeatKind } from '../beats/beat-kind.ts'

/** What the rhythm of a strip is told by. */
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
