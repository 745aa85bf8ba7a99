import type { Sentence as SentenceParts } from '@kangban/contracts'
import styles from './sentence.module.css'

interface SentenceProps {
  /** Plain text, or parts of which some need care. */
  value: SentenceParts | string
  /** `h1` where the page has no title of its own. */
  as?: 'p' | 'h1'
}

/** The plain sentence with which a page begins; also what is read aloud. */
export function Sentence({ value, as: Tag = 'p' }: SentenceProps) {
  if (typeof value === 'string') return <Tag className={styles.sentence}>{value}</Tag>

  return (
    <Tag className={styles.sentence}>
      {value.map(({ text, tone }, index) => (
        <span key={`${index}-${text}`} className={styles[tone]}>
          {text}
        </span>
      ))}
    </Tag>
  )
}

export const sentenceText = (value: SentenceParts): string => value.map(({ text }) => text).join('')
