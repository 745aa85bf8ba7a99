import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { uiCopy } from './copy.ts'
import styles from './overlay.module.css'
import { useOverlay } from './use-overlay.ts'

interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  /** To the right of the title, e.g. a confirming button. */
  right?: ReactNode
  children: ReactNode
}

/** A layer from the bottom of the page; modal, closed at the top left, by Esc, by the back key and by a tap beside it. */
export function Sheet({ open, title, onClose, right, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const overlay = useOverlay(panel, { open, onClose })
  if (!open) return null

  return createPortal(
    <div className={styles.bottom}>
      <div className={styles.scrim} onClick={overlay.leave} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-overlay={overlay.id}
        tabIndex={-1}
        className={styles.sheet}
      >
        <header className={styles.sheetHead}>
          <button
            type="button"
            className={styles.close}
            aria-label={uiCopy.close}
            onClick={overlay.leave}
          >
            ×
          </button>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.sheetRight}>{right}</div>
        </header>
        <div className={styles.sheetBody}>{children}</div>
      </div>
    </div>,
    document.body,
  )
}
