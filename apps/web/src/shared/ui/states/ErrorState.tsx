import { Button } from '../controls/Button.tsx'
import { uiCopy } from '../copy.ts'
import styles from './state.module.css'

/** Something could not be loaded: says so and offers to try again. */
export function ErrorState({
  text = uiCopy.loadFailed,
  onRetry,
}: {
  text?: string
  onRetry?: () => void
}) {
  return (
    <div className={`stack middle gap-s3 mid ${styles.state}`} role="alert">
      <span className={`cell warn bold round fs-n24 warn-soft ${styles.mark}`} aria-hidden="true">
        !
      </span>
      <p className="text muted lines-16">{text}</p>
      {onRetry && (
        <Button variant="outline" inline onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      )}
    </div>
  )
}
