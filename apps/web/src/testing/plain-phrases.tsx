import type { Sentence } from '@kangban/contracts'

/** A sentence in its parts alone, for tests of pages. */
export const Phrases = ({ value }: { value: Sentence | string }) =>
  typeof value === 'string'
    ? value
    : value.map(({ text, tone }, index) => (
        <span key={`${index}-${text}`} className={tone}>
          {text}
        </span>
      ))
