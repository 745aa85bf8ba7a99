import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { ecgCopy } from '../parts/copy.ts'
import styles from './live.module.css'

const copy = ecgCopy.consent

interface ConsentSheetProps {
  open: boolean
  onAgree: () => void
  onDecline: () => void
}

/** Health data needs a consent of its own; closing the sheet is no consent. */
export function ConsentSheet({ open, onAgree, onDecline }: ConsentSheetProps) {
  return (
    <Sheet open={open} title={copy.title} onClose={onDecline}>
      <ul className={`grid gap-s25 lines-16 ${styles.lines}`}>
        {copy.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={`grid gap-s3 ${styles.sheetActions}`}>
        <Button variant="outline" onClick={onDecline}>
          {copy.decline}
        </Button>
        <Button onClick={onAgree}>{copy.agree}</Button>
      </div>
    </Sheet>
  )
}
