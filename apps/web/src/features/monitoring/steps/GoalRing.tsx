import { display } from '../../../shared/format/display.ts'
import { GOAL } from './steps-copy.ts'
import styles from './goal.module.css'

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the goal was walked; full at 100, while the number goes on; empty where it is not known. */
export function GoalRing({ percent }: { percent: number | null }) {
  const share = Math.min(100, Math.max(0, percent ?? 0)) / 100

  return (
    <div
      className={`cell fixed relative ${styles.ring}`}
      role="img"
      aria-label={GOAL.ring(display(percent))}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            className={styles.arc}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <span className="relative caption number bold" aria-hidden="true">
        {display(percent)}%
      </span>
    </div>
  )
}
