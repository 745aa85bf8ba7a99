import type { Constitution } from '@kangban/contracts'
import { useState } from 'react'
import { COPY } from '../copy.ts'
import type { Score } from '../model/report.ts'
import { CUTS, scoreGroups } from '../model/score-view.ts'
import { ScoreRow } from './ScoreRow.tsx'
import styles from './scores.module.css'

/** The nine scores as bars: the one that is good when high, then the eight that are good when low, the highest first. */
export function ScoreBars({ scores }: { scores: readonly Score[] }) {
  const [open, setOpen] = useState<Constitution | null>(null)
  const { balanced, biased } = scoreGroups(scores)
  const changes = scores.some(({ change }) => change !== null)

  const row = (score: Score, cuts: readonly number[]) => (
    <ScoreRow
      key={score.type}
      score={score}
      cuts={cuts}
      open={open === score.type}
      onToggle={() => setOpen(open === score.type ? null : score.type)}
    />
  )

  return (
    <div>
      <p className="hint mt-s25">{COPY.help}</p>
      <p className={`row end gap-s25 hint lines-14 ${styles.columns}`} aria-hidden="true">
        {changes && <span>{COPY.sinceLast}</span>}
        <span>{COPY.score}</span>
      </p>
      <ul aria-label={COPY.scores}>{balanced && row(balanced, [CUTS.balanced])}</ul>
      <p className={`relative hint lines-14 ${styles.below}`}>
        <span className={styles.balancedCut}>{COPY.highIsGoodLine}</span>
      </p>
      <div className={`ruled mt-s25 ${styles.biased}`}>
        <h3 className="small strong lines-14 mb-s1">{COPY.lowIsGood}</h3>
        <p className={`grid nowrap relative hint lines-14 ${styles.cutNames}`}>
          <span className={styles.tends}>{COPY.tends}</span>
          <span className={styles.holds}>{COPY.holds}</span>
        </p>
        <ul aria-label={COPY.lowIsGood}>
          {biased.map((score) => row(score, [CUTS.tends, CUTS.holds]))}
        </ul>
      </div>
    </div>
  )
}
