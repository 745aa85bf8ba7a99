import type { ReactNode } from 'react'
import { uiCopy } from '../copy.ts'
import styles from './state.module.css'

/** Nothing there yet; `action` says what to do about it. */
export function EmptyState({ text = uiCopy.empty, action }: { text?: string; action?: ReactNode }) {
  return (
    <div className={`stack middle gap-s3 mid ${styles.state}`}>
      <svg className={styles.drawing} viewBox="0 0 96 48" aria-hidden="true">
        <path d="M4 30h24l4-8 6 14 6-22 7 26 4-10h37" />
      </svg>
      <p className="text muted lines-16">{text}</p>
      {action}
    </div>
  )
}
