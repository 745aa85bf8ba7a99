import { paperCopy } from './copy.ts'

/** The words of a flag; what is denied stays at its place, struck through. */
export function FlagText({ words, denied }: { words: string; denied: boolean }) {
  if (!denied) return words

  return (
    <>
      <s>{words}</s> {paperCopy.denied}
    </>
  )
}
