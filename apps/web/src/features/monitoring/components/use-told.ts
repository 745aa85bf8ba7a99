import type { Sentence } from '@kangban/contracts'
import { useSettings } from '../../../stores/settings.ts'

/** Gives the sentence of the mode in use. */
export function useTold(): (data: { sentence: Sentence; elderSentence: Sentence }) => Sentence {
  const elder = useSettings((state) => state.elder)
  return ({ sentence, elderSentence }) => (elder ? elderSentence : sentence)
}
