import { display } from '../../../shared/format/display.ts'
import { COPY } from '../copy.ts'
import type { Score } from '../model/report.ts'
import { scoreBefore } from '../model/score-view.ts'
import styles from './scores.module.css'

/** The nine scores in numbers. */
export function ScoreTable({ scores }: { scores: readonly Score[] }) {
  return (
    <details className={styles.details}>
      <summary>{COPY.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label={COPY.table} tabIndex={0}>
        <table className={styles.table}>
          <caption>{COPY.scores}</caption>
          <thead>
            <tr>
              {[COPY.type, COPY.now, COPY.last, COPY.verdict].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.type}>
                <th scope="row">{score.name}</th>
                <td>{score.score}</td>
                <td>{display(scoreBefore(score))}</td>
                <td>{score.verdictText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
