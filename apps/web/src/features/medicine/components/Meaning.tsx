import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './texts.module.css'

/** What the main type means: in one sentence, how it shows, and what it inclines to. */
export function Meaning({ meaning }: Pick<Report, 'meaning'>) {
  return (
    <>
      <p className="text lines-16">{meaning.summary}</p>
      <h3 className={`note strong lines-14 ${styles.head}`}>{COPY.traits}</h3>
      <ul className={`stack gap-s15 ${styles.list}`}>
        {meaning.traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <h3 className={`note strong lines-14 ${styles.head}`}>{COPY.prone}</h3>
      <p className="text lines-16">{meaning.prone}</p>
    </>
  )
}
