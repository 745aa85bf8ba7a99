import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './elder.module.css'

/** What to do and what to leave, one thing a row. */
export function DosDonts({ dos, donts }: Pick<Report, 'dos' | 'donts'>) {
  const groups = [
    { title: COPY.dos, items: dos, mark: '✓' },
    { title: COPY.donts, items: donts, mark: '×' },
  ]

  return groups.map(({ title, items, mark }) => (
    <section
      key={title}
      className={`panel clip ${styles.group}`}
      data-kind={title === COPY.dos ? 'do' : 'dont'}
      aria-label={title}
    >
      <h2 className={`ok bold lines-14 ${styles.title}`}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item} className={`line gap-s3 strong lines-14 item ${styles.row}`}>
            <span className={`cell fixed ok bold lines-10 round ${styles.mark}`} aria-hidden="true">
              {mark}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  ))
}
