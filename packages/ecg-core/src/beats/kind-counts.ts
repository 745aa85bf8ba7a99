import { BEAT_KINDS } from './beat-kind.ts'
import type { EctopicKind } from './beat-kind.ts'

/** How many beats of a kind there are: as many were called so, and how many there may truly be. */
export interface CountInterval {
  count: number
  low: number
  high: number
}

/** 90 % of a normal distribution lie within this many standard deviations. */
const DEVIATIONS = 1.645
/**
 * What the probabilities do not know of, as a part of the expected count: how a record unlike those that the constants were
 * chosen on is misjudged as a whole. Measured with each record left out; see the coverage in the README.
 */
const RECORD_ERROR: Record<EctopicKind, number> = { supraventricular: 0.5, ventricular: 0.3 }
/** The same as a part of all beats, which counts where there are hardly any of the kind. */
const BASE_ERROR: Record<EctopicKind, number> = { supraventricular: 0.005, ventricular: 0.002 }

/**
 * The count of a kind with an interval of 90 %: the sum of its probabilities, with the spread of so many independent beats
 * and that of whole records. `kinds` and `probabilities` (four a beat) are in the order of `BEAT_KINDS`.
 */
export function countInterval(
  kinds: ArrayLike<number>,
  probabilities: ArrayLike<number>,
  kind: EctopicKind,
): CountInterval {
  const code = BEAT_KINDS.indexOf(kind)
  let count = 0
  let expected = 0
  let variance = 0

  for (let i = 0; i < kinds.length; i++) {
    const probability = probabilities[i * BEAT_KINDS.length + code] ?? 0
    if (kinds[i] === code) count += 1
    expected += probability
    variance += probability * (1 - probability)
  }

  const reach =
    DEVIATIONS *
    Math.sqrt(
      variance + (RECORD_ERROR[kind] * expected) ** 2 + (BASE_ERROR[kind] * kinds.length) ** 2,
    )

  return {
    count,
    low: Math.min(count, Math.max(0, Math.floor(expected - reach))),
    high: Math.max(count, Math.min(kinds.length, Math.ceil(expected + reach))),
  }
}
