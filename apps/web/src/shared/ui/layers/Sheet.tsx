import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { uiCopy } from '../copy.ts'
import styles from './overlay.module.css'
import { useOverlay } from './use-overlay.ts'

interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  /** To the right of the title, e.g. a confirming button. */
  right?: Content
  children: Content
}

/** A function is given the way to close by: `onClose` runs when the entry of the history is gone. */
type Content = ReactNode | ((leave: () => void) => ReactNode)

const contentOf = (content: Content, leave: () => void): ReactNode =>
  typeof content === 'function' ? content(leave) : content

/** A layer from the bottom of the page; modal, closed at the top left, by Esc, by the back key and by a tap beside it. */
export function Sheet({ open, title, onClose, right, children }: SheetProps) {
  const titleId = useId()
  const { dialog, leave } = useOverlay({ open, onClose })
  if (!open) return null

  return createPortal(
    <dialog {...dialog} className={styles.bottom} aria-labelledby={titleId}>
      <div tabIndex={-1} className={styles.sheet}>
        <header className={styles.sheetHead}>
          <button type="button" className={styles.close} aria-label={uiCopy.close} onClick={leave}>
            ×
          </button>
          <h2 id={titleId} className="strong lines-14 mid header">
            {title}
          </h2>
          <div className={styles.sheetRight}>{contentOf(right, leave)}</div>
        </header>
        <div className={styles.sheetBody}>{contentOf(children, leave)}</div>
      </div>
    </dialog>,
    document.body,
  )
}
