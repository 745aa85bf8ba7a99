import { ARCHIVE } from '../copy.ts'
import type { Completeness } from '../model/completeness.ts'
import styles from './completeness.module.css'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the archive is filled in, as a ring around the number. */
export function CompletenessRing({ done, all, percent }: Completeness) {
  return (
    <div
      className={`cell fixed relative ${styles.ring}`}
      role="img"
      aria-label={ARCHIVE.ringLabel(done, all)}
    >
      <svg
        className={`wide absolute full-height ${styles.drawing}`}
        viewBox="0 0 120 120"
        aria-hidden="true"
      >
        <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
        <circle
          className={styles.arc}
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${(done / all) * LENGTH} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <span className="relative number bold lines-13 tabular fs-n34" aria-hidden="true">
        {percent}
        <span className={`muted plain ${styles.sign}`}>%</span>
      </span>
    </div>
  )
}
