import { useNavigate } from 'react-router-dom'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { COPY } from '../copy.ts'
import { reportPath } from '../model/report-path.ts'
import styles from './report.module.css'

interface NeighbourBarProps {
  day: string
  previousId: string | null
  nextId: string | null
}

/** The day with a step to the report before and the one after; a step that leads nowhere is grey and keeps its place. */
export function NeighbourBar({ day, previousId, nextId }: NeighbourBarProps) {
  const navigate = useNavigate()
  // Replaced, so that one step back leaves the reports, however many were leafed through.
  const open = (id: string | null) => id && void navigate(reportPath(id), { replace: true })
  return (
    <nav className={styles.bar} aria-label={COPY.neighbours}>
      <button type="button" className={styles.step} disabled={!previousId} onClick={() => open(previousId)}>
        <span aria-hidden="true">‹ </span>
        {COPY.previous}
      </button>
      <p className={styles.day} aria-live="polite">
        {dayText(day, todayInChina())}
      </p>
      <button type="button" className={styles.step} disabled={!nextId} onClick={() => open(nextId)}>
        {COPY.next}
        <span aria-hidden="true"> ›</span>
      </button>
    </nav>
  )
}
