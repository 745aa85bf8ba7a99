import { Button } from './Button.tsx'
import { uiCopy } from './copy.ts'
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
    <div className={styles.state} role="alert">
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <p className={styles.text}>{text}</p>
      {onRetry && (
        <Button variant="outline" inline onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      )}
    </div>
  )
}
