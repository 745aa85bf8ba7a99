import type { Sentence as SentenceParts } from '@kangban/contracts'
import { useSubject } from '../../../stores/subject.ts'
import { Phrases } from './Phrases.tsx'
import styles from './sentence.module.css'

interface SentenceProps {
  /** Plain text, or parts of which some need care. */
  value: SentenceParts | string
  /** `h1` where the page has no title of its own. */
  as?: 'p' | 'h1'
}

/** The plain sentence with which a page begins; also what is read aloud. */
export function Sentence({ value, as: Tag = 'p' }: SentenceProps) {
  const tell = useSubject((state) => state.tell) ?? ((text) => text)

  const told =
    typeof value === 'string'
      ? tell(value, true)
      : value.map((part, index) => ({ ...part, text: tell(part.text, index === 0) }))

  return (
    <Tag className={styles.sentence} data-headline>
      <Phrases value={told} />
    </Tag>
  )
}

export const sentenceText = (value: SentenceParts): string => value.map(({ text }) => text).join('')
