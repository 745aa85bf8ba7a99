import { useSyncExternalStore } from 'react'
import { uiCopy } from '../shared/ui/copy.ts'
import styles from './offline-banner.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)

  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that the phone has no network, for as long as it has none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)

  return (
    <div role="status" aria-live="polite">
      {!online && (
        <p className={`small warn strong mid warn-soft ${styles.banner}`}>
          <span aria-hidden="true">! </span>
          {uiCopy.offline}
        </p>
      )}
    </div>
  )
}
