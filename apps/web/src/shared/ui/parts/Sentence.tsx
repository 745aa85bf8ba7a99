import type { Sentence as SentenceParts } from '@kangban/contracts'
import { Phrases } from './Phrases.tsx'
import styles from './sentence.module.css'

interface SentenceProps {
  /** Plain text, or parts of which some need care. */
  value: SentenceParts | string
  /** `h1` where the page has no title of its own. */
  as?: 'p' | 'h1'
}

/** The plain sentence with which a page begins; also what is read aloud. */
export const Sentence = ({ value, as: Tag = 'p' }: SentenceProps) => (
  <Tag className={styles.sentence} data-headline>
    <Phrases value={value} />
  </Tag>
)

export const sentenceText = (value: SentenceParts): string => value.map(({ text }) => text).join('')
