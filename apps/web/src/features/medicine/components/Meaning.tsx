import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './texts.module.css'

/** What the main type means: in one sentence, how it shows, and what it inclines to. */
export function Meaning({ meaning }: Pick<Report, 'meaning'>) {
  return (
    <>
      <p className={styles.text}>{meaning.summary}</p>
      <h3 className={styles.head}>{COPY.traits}</h3>
      <ul className={styles.list}>
        {meaning.traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <h3 className={styles.head}>{COPY.prone}</h3>
      <p className={styles.text}>{meaning.prone}</p>
    </>
  )
}
