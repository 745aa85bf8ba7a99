import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { MINI } from '../copy.ts'
import styles from './devices.module.css'

interface ManualCopyProps {
  /** Null closes. */
  text: string | null
  onClose: () => void
}

/** A text to be copied by hand where the clipboard takes nothing. */
export function ManualCopy({ text, onClose }: ManualCopyProps) {
  return (
    <Sheet open={text !== null} title={MINI.manualTitle} onClose={onClose}>
      <p className="note mb-s2">{MINI.manualNote}</p>
      <textarea
        readOnly
        className={`wide small lines-15 ${styles.copied}`}
        rows={4}
        value={text ?? ''}
        aria-label={MINI.manualLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  )
}
