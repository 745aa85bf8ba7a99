import { type CSSProperties, useId } from 'react'
import { constitutionTag } from '../../../shared/ui/constitution-tag.ts'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { COPY, TERMS } from '../copy.ts'
import type { Score } from '../model/report.ts'
import { changeWords } from '../model/score-view.ts'
import styles from './scores.module.css'

interface ScoreRowProps {
  score: Score
  /** Where the lines stand, of 100. */
  cuts: readonly number[]
  open: boolean
  onToggle: () => void
}

const at = (points: number): CSSProperties => ({ left: `${points}%` })

/** One type as a bar against its cut lines; a tap explains the name. */
export function ScoreRow({ score, cuts, open, onToggle }: ScoreRowProps) {
  const textId = useId()
  const { type, name, verdict, verdictText } = score
  const change = changeWords(score.change)

  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={textId}
        onClick={onToggle}
      >
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.help} aria-hidden="true">
            ?
          </span>
          {verdict === 'no' ? (
            <span className="visually-hidden">{verdictText}</span>
          ) : (
            <StateTag {...constitutionTag(score)} />
          )}
        </span>
        {change && (
          <span className={styles.change}>
            <span className="visually-hidden">{COPY.sinceLast}</span>
            {change}
          </span>
        )}
        <span className={styles.points}>
          {score.score}
          <span className="visually-hidden">{COPY.points}</span>
        </span>
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.fill}
            data-verdict={verdict}
            style={{ width: `${score.score}%` }}
          />
          {cuts.map((points) => (
            <span key={points} className={styles.cut} style={at(points)} />
          ))}
        </span>
      </button>
      <p id={textId} className={styles.term} hidden={!open}>
        {TERMS[type]}
      </p>
    </li>
  )
}
