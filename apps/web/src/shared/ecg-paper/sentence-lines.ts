import type { Sentence } from '@kangban/contracts'

/** Shorter sentences stand on one line. */
const ONE_LINE = 13

/** Starts a new line after a clause of a longer sentence, so that what needs care stands together. */
export function sentenceLines(sentence: Sentence): Sentence {
  const length = sentence.reduce((sum, { text }) => sum + text.length, 0)

  return sentence.map((part, index) => {
    const last = index === sentence.length - 1

    return !last && length > ONE_LINE && /[，；]$/.test(part.text)
      ? { ...part, text: `${part.text}\n` }
      : part
  })
}
