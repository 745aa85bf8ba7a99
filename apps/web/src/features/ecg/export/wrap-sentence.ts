import type { Sentence } from '@kangban/contracts'

type Part = Sentence[number]

/** Numbers and Latin words stay whole; every other character may end a line, but none begins with what closes a phrase. */
const PIECES = /[\w.–%/-]+|./gu
const CLOSING = /^[，。；：、！？）”]$/u

/** The lines of a sentence, each part with its tone. */
export function wrapSentence(
  sentence: Sentence,
  most: number,
  measure: (text: string) => number,
): Part[][] {
  const lines: Part[][] = [[]]
  let used = 0

  for (const { text, tone } of sentence) {
    for (const piece of text.match(PIECES) ?? []) {
      const width = measure(piece)

      if (used > 0 && used + width > most && !CLOSING.test(piece)) {
        lines.push([])
        used = 0
      }

      used += width
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (last?.tone === tone) last.text += piece
      else line?.push({ text: piece, tone })
    }
  }

  return lines
}
