import type { Sentence } from '@kangban/contracts'
import { useSettings } from '../../../stores/settings.ts'

interface Sentences {
  sentence: Sentence
  elderSentence: Sentence
}

/** Gives the sentence of the mode in use. */
export function useSentence(): (data: Sentences) => Sentence {
  const elder = useSettings((state) => state.elder)
  return ({ sentence, elderSentence }) => (elder ? elderSentence : sentence)
}

/** The same of an answer that may be without: the verdict in the words of the other mode, or nothing. */
export function useOptionalSentence(): (data: Partial<Sentences>) => Sentence | undefined {
  const elder = useSettings((state) => state.elder)

  return ({ sentence, elderSentence }) =>
    elder ? (elderSentence ?? sentence) : (sentence ?? elderSentence)
}
