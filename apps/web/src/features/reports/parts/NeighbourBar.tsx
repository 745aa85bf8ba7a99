import { useNavigate } from 'react-router-dom'
import styles from './report.module.css'

interface NeighbourBarProps {
  /** The day or the span of the report. */
  text: string
  words: { neighbours: string; previous: string; next: string }
  previousId: string | null
  nextId: string | null
  pathOf: (id: string) => string
}

/** Which report it is, with a step to the one before and the one after; a step that leads nowhere is grey and keeps its place. */
export function NeighbourBar({ text, words, previousId, nextId, pathOf }: NeighbourBarProps) {
  const navigate = useNavigate()
  // Replaced, so that one step back leaves the reports, however many were leafed through.
  const open = (id: string | null) => id && void navigate(pathOf(id), { replace: true })

  return (
    <nav className={`line spread gap-s2 ${styles.bar}`} aria-label={words.neighbours}>
      <button
        type="button"
        className={`tap small accent strong lines-13 nowrap ${styles.step}`}
        disabled={!previousId}
        onClick={() => open(previousId)}
      >
        <span aria-hidden="true">‹ </span>
        {words.previous}
      </button>
      <p className={`text strong lines-14 mid keep-words ${styles.day}`} aria-live="polite">
        {text}
      </p>
      <button
        type="button"
        className={`tap small accent strong lines-13 nowrap ${styles.step}`}
        disabled={!nextId}
        onClick={() => open(nextId)}
      >
        {words.next}
        <span aria-hidden="true"> ›</span>
      </button>
    </nav>
  )
}
