import { dateWords } from '@kangban/rules/reports/report-wording'
import { COPY } from '../copy.ts'
import type { MainLine as Line } from '../model/main-line.ts'
import styles from './history.module.css'

/** With more points only the first and the last are labelled. */
const MAX_LABELS = 4

const CUT_NAMES: Record<number, string> = { 30: COPY.tends, 40: COPY.holds, 60: COPY.balanced }

const spoken = ({ points }: Line): string =>
  COPY.mainOverTimeLabel(
    points
      .map(({ day, name, score }) => `${dateWords(day)}${name} ${score} ${COPY.points}`)
      .join('，'),
  )

const shortDay = (day: string, other: string) =>
  `${day.startsWith(other.slice(0, 4)) ? '' : `${day.slice(0, 4)}年`}${dateWords(day)}`

/** The score of the main type from answer to answer. */
export function MainLine({ line }: { line: Line }) {
  const { points, links, cuts, comparable } = line
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const labelled = points.length > MAX_LABELS ? [first, last] : points

  return (
    <figure className={styles.figure}>
      <p className="hint">{COPY.mainOverTime}</p>
      <div className={styles.plot} role="img" aria-label={spoken(line)}>
        {cuts.map(({ points: value, y }, index) => (
          <span
            key={value}
            className={styles.cut}
            data-below={index > 0 || undefined}
            style={{ top: `${y}%` }}
          >
            <span>{CUT_NAMES[value]}</span>
          </span>
        ))}
        <div className={styles.inner}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {links.map(({ from, to }) => (
              <line
                key={from.day}
                className={styles.link}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
              />
            ))}
          </svg>
          {points.map((point) => (
            <span
              key={point.day}
              className={styles.dot}
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            >
              {labelled.includes(point) && <b>{point.score}</b>}
            </span>
          ))}
        </div>
      </div>
      <p className={`row spread hint ${styles.days}`}>
        <span>{shortDay(first.day, last.day)}</span>
        <span>{shortDay(last.day, last.day)}</span>
      </p>
      {!comparable && <figcaption className="hint">{COPY.lineNote}</figcaption>}
    </figure>
  )
}
