import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { COPY } from '../copy.ts'
import { radarAxes, radarRing, radarShape } from '../model/radar.ts'
import type { Report } from '../model/report.ts'
import { CUTS, scoreBefore } from '../model/score-view.ts'
import styles from './radar.module.css'

/** 气虚 of 气虚质: there is room for two characters around the figure. */
const shortName = (name: string): string => name.replace(/质$/, '')

/** The nine scores as one figure, this time against the time before. */
export function ScoreRadar({ report }: { report: Report }) {
  const { scores, sentence } = report
  const axes = radarAxes(scores.length)
  const before = scores.map(scoreBefore)
  const known = before.filter((score) => score !== null)

  return (
    <figure>
      <div className={styles.radar} role="img" aria-label={sentenceText(sentence)}>
        <svg className="wide absolute full-height" viewBox="0 0 100 100">
          {axes.map(({ end }, index) => (
            <line key={index} className={styles.axis} x1="50" y1="50" x2={end.x} y2={end.y} />
          ))}
          <polygon className={styles.axis} points={radarRing(100, scores.length)} />
          <polygon className={styles.cut} points={radarRing(CUTS.tends, scores.length)} />
          <polygon className={styles.cut} points={radarRing(CUTS.holds, scores.length)} />
          {known.length === scores.length && (
            <polygon className={styles.before} points={radarShape(known)} />
          )}
          <polygon className={styles.now} points={radarShape(scores.map(({ score }) => score))} />
        </svg>
        {axes.map(({ name }, index) => {
          const score = scores[index]
          if (!score) return null

          return (
            <span
              key={score.type}
              className={`grid hint mid nowrap ${styles.name}`}
              style={{ left: `${name.x}%`, top: `${name.y}%` }}
            >
              {shortName(score.name)}
              <b className="number ink">{score.score}</b>
            </span>
          )
        })}
      </div>
      <figcaption className="flow gap-s4 rows-s1 hint">
        <span className={`line gap-s15 ink ${styles.keyNow}`}>{COPY.now}</span>
        {known.length === scores.length && (
          <span className={`line gap-s15 ink ${styles.keyBefore}`}>{COPY.last}</span>
        )}
        <span>{COPY.rings}</span>
      </figcaption>
    </figure>
  )
}
