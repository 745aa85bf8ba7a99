import styles from './action-sheet.module.css'
import { Button } from '../controls/Button.tsx'
import { uiCopy } from '../copy.ts'
import { Sheet } from './Sheet.tsx'

export interface Action {
  text: string
  /** What it does, where the word alone does not say it. */
  note?: string
  tone?: 'plain' | 'danger'
  onChoose: () => void
}

interface ActionSheetProps {
  open: boolean
  title: string
  actions: readonly Action[]
  onClose: () => void
}

/** A few things to do, one of which is chosen; the way out is the last. */
export function ActionSheet({ open, title, actions, onClose }: ActionSheetProps) {
  const choose = (action: Action) => {
    onClose()
    action.onChoose()
  }

  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action.text}>
            <button
              type="button"
              className={styles.action}
              data-tone={action.tone}
              onClick={() => choose(action)}
            >
              {action.text}
              {action.note && <span className="hint block plain">{action.note}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onClose}>
        {uiCopy.cancel}
      </Button>
    </Sheet>
  )
}
