import { BEAT_KINDS } from '../beats/beat-kind.ts'
import { likeliestKind } from '../beats/kind-model.ts'
import type { KindsFound } from '../beats/kind-model.ts'

const NORMAL = BEAT_KINDS.indexOf('normal')
const SUPRAVENTRICULAR = BEAT_KINDS.indexOf('supraventricular')

/**
 * Kinds where fibrillation stands: every narrow beat comes from the atria at no set time, so none of them is early, and
 * what was called supraventricular is what this heart then does. With that a beat may be likelier normal that seemed
 * ventricular because it came soon and without a P wave, as all of them do; other ventricular beats stay.
 */
export function kindsInAf(
  { kinds, probabilities }: KindsFound,
  isInAf: (beat: number) => boolean,
): KindsFound {
  const settled = probabilities.slice()

  return {
    kinds: kinds.map((kind, i) => {
      if (!isInAf(i)) return kind
      const beat = settled.subarray(i * BEAT_KINDS.length, (i + 1) * BEAT_KINDS.length)
      beat[NORMAL] = (beat[NORMAL] as number) + (beat[SUPRAVENTRICULAR] as number)
      beat[SUPRAVENTRICULAR] = 0
      return likeliestKind(beat)
    }),
    probabilities: settled,
  }
}
