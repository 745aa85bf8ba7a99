import { type CSSProperties, useId } from 'react'
import { constitutionTag } from '../../../shared/product/constitution-tag.ts'
import { HelpMark } from '../../../shared/ui/controls/HelpButton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
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
        <span className={`line wrap gap-s2 rows-s05 ${styles.what}`}>
          <span className="text strong lines-14 nowrap">{name}</span>
          <HelpMark />
          {verdict === 'no' ? (
            <span className="visually-hidden">{verdictText}</span>
          ) : (
            <StateTag {...constitutionTag(score)} />
          )}
        </span>
        {change && (
          <span className={`hint nowrap ${styles.change}`}>
            <span className="visually-hidden">{COPY.sinceLast}</span>
            {change}
          </span>
        )}
        <span className={`large number bold ${styles.points}`}>
          {score.score}
          <span className="visually-hidden">{COPY.points}</span>
        </span>
        <span className={`block whole relative boxed ${styles.track}`} aria-hidden="true">
          <span
            className={`block full-height pill ${styles.fill}`}
            data-verdict={verdict}
            style={{ width: `${score.score}%` }}
          />
          {cuts.map((points) => (
            <span key={points} className={styles.cut} style={at(points)} />
          ))}
        </span>
      </button>
      <p id={textId} className={`notice ${styles.term}`} hidden={!open}>
        {TERMS[type]}
      </p>
    </li>
  )
}
