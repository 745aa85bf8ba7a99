import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cancelRequests } from '../../api/cancel.ts'
import { uiCopy } from '../../shared/ui/copy.ts'
import { useTopLayer } from '../../shared/ui/layers/top-layer.ts'
import { useShell } from '../../stores/shell.ts'
import styles from './loading-indicator.module.css'

/** An answer that comes at once shows no indicator. */
const DELAY_MS = 300

function useLasting(active: boolean): boolean {
  const [lasting, setLasting] = useState(false)

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => setLasting(true), DELAY_MS)

    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [active])

  return active && lasting
}

/** One indicator for all requests under way; it closes when the last one has ended. */
export function LoadingIndicator() {
  const active = useShell((state) => state.loadingCount > 0)
  const lasting = useLasting(active)
  const layer = useTopLayer()

  return createPortal(
    <div role="status" aria-live="polite">
      {lasting && (
        <div
          className={`line gap-s25 small nowrap surface framed left-half pill ${styles.box}`}
          data-testid="loading"
        >
          <span className={styles.ring} aria-hidden="true" />
          <span className="muted">{uiCopy.loading}</span>
          <button
            type="button"
            className="tap accent strong nowrap px-s25"
            onClick={cancelRequests}
          >
            {uiCopy.cancel}
          </button>
        </div>
      )}
    </div>,
    layer,
  )
}
