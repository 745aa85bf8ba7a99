import { COPY } from '../copy.ts'
import styles from './survey.module.css'

interface ProgressProps {
  number: number
  answered: number
  total: number
}

/** Which question this is, and how many are answered. */
export function Progress({ number, answered, total }: ProgressProps) {
  return (
    <div className="grid gap-s2">
      <p className={`flow spread small strong lines-14 ${styles.place}`}>
        <span>{COPY.place(number, total)}</span>
        <span className="muted plain">{COPY.answered(answered)}</span>
      </p>
      <div
        className={`surface clip pill ${styles.track}`}
        role="progressbar"
        aria-label={COPY.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={COPY.answered(answered)}
      >
        <span
          className="block solid full-height"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
    </div>
  )
}
