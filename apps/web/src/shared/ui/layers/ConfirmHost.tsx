import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../controls/Button.tsx'
import { type ConfirmOptions, useConfirm } from './confirm.ts'
import { uiCopy } from '../copy.ts'
import styles from './overlay.module.css'
import { useOverlay } from './use-overlay.ts'

function ConfirmDialog({
  options,
  answer,
}: {
  options: ConfirmOptions
  answer: (yes: boolean) => void
}) {
  const titleId = useId()
  const contentId = useId()
  const decision = useRef(false)
  const { dialog, leave } = useOverlay({ open: true, onClose: () => answer(decision.current) })

  const decide = (yes: boolean) => {
    decision.current = yes
    leave()
  }

  const {
    title,
    content,
    okText = uiCopy.confirm,
    cancelText = uiCopy.cancel,
    tone = 'primary',
  } = options

  return createPortal(
    <dialog
      {...dialog}
      className={styles.center}
      aria-labelledby={titleId}
      aria-describedby={content ? contentId : undefined}
    >
      <div tabIndex={-1} className={styles.dialog}>
        <h2 id={titleId} className="strong lines-14 mid header">
          {title}
        </h2>
        {content && (
          <p id={contentId} className={styles.content}>
            {content}
          </p>
        )}
        <div className={styles.actions}>
          {cancelText !== null && (
            <Button variant="outline" onClick={() => decide(false)}>
              {cancelText}
            </Button>
          )}
          <Button variant={tone} onClick={() => decide(true)}>
            {okText}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  )
}

/** Rendered once at the root; shows what `confirm()` asks. */
export function ConfirmHost() {
  const { options, answer } = useConfirm()
  return options && answer ? <ConfirmDialog options={options} answer={answer} /> : null
}
