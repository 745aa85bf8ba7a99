import { BEAT_KINDS } from '../beats/beat-kind.ts'
import type { KindsFound } from '../beats/kind-model.ts'

const NORMAL = BEAT_KINDS.indexOf('normal')
const SUPRAVENTRICULAR = BEAT_KINDS.indexOf('supraventricular')

/**
 * Kinds where fibrillation stands: every narrow beat comes from the atria at no set time, so none of them is early, and
 * what was called supraventricular is what this heart then does. Ventricular beats stay.
 */
export function kindsInAf(
  { kinds, probabilities }: KindsFound,
  isInAf: (beat: number) => boolean,
): KindsFound {
  const settled = probabilities.slice()

  for (let i = 0; i < kinds.length; i++) {
    if (!isInAf(i)) continue
    const normal = i * BEAT_KINDS.length + NORMAL
    const early = i * BEAT_KINDS.length + SUPRAVENTRICULAR
    settled[normal] = (settled[normal] as number) + (settled[early] as number)
    settled[early] = 0
  }

  return {
    kinds: kinds.map((kind, i) => (kind === 'supraventricular' && isInAf(i) ? 'normal' : kind)),
    probabilities: settled,
  }
}
