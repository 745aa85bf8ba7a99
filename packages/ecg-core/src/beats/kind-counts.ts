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
 * What the probabilities do not know of: how a record unlike those that the constants were chosen on is misjudged as a whole.
 * Its true count lies within this factor of the expected one. Measured with each record left out; see the coverage in the
 * README.
 */
const RECORD_FACTOR: Record<EctopicKind, number> = { supraventricular: 2.4, ventricular: 1.7 }
/** The same where there are hardly any, as a part of all beats: how many of the expected ones are none, ... */
const EXPECTED_WRONGLY = 0.005
/** ... and how many there are that nothing tells of. */
const PASSED_OVER: Record<EctopicKind, number> = { supraventricular: 0.005, ventricular: 0.002 }

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
  const beats = kinds.length
  let count = 0
  let expected = 0
  let variance = 0

  for (let i = 0; i < beats; i++) {
    const probability = probabilities[i * BEAT_KINDS.length + code] ?? 0
    if (kinds[i] === code) count += 1
    expected += probability
    variance += probability * (1 - probability)
  }

  const reach = (part: number): number => DEVIATIONS * Math.sqrt(variance + (part * beats) ** 2)
  const low = expected / RECORD_FACTOR[kind] - reach(EXPECTED_WRONGLY)
  const high = expected * RECORD_FACTOR[kind] + reach(PASSED_OVER[kind])

  return {
    count,
    low: Math.min(count, Math.max(0, Math.floor(low))),
    high: Math.max(count, Math.min(beats, Math.ceil(high))),
  }
}
