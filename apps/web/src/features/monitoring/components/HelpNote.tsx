import { type ReactNode, useId, useState } from 'react'
import styles from './help-note.module.css'

interface HelpNoteProps {
  /** Of the button, for screen readers. */
  label: string
  text: string
  /** What the button stands behind. */
  children: ReactNode
  /** At the right end of the line. */
  end?: ReactNode
}

/** A line with a ? that opens its explanation below. */
export function HelpNote({ label, text, children, end }: HelpNoteProps) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      <div className={styles.line}>
        {children}
        <button
          type="button"
          className={styles.help}
          aria-label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true">?</span>
        </button>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      <p id={id} className={styles.text} hidden={!open}>
        {text}
      </p>
    </>
  )
}
