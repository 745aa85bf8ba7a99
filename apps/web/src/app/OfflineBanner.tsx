import { lazy, Suspense, useSyncExternalStore } from 'react'
import { oldestShown } from '../api/answer-age.ts'
import { queryClient } from '../api/query-client.ts'
import { uiCopy } from '../shared/ui/copy.ts'
import { NoticeText } from './NoticeText.tsx'
import styles from './offline-banner.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)

  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const OldNotice = lazy(() => import('./OldNotice.tsx'))

const watchQueries = (changed: () => void) => queryClient.getQueryCache().subscribe(changed)

/** Says that the phone has no network, or one that is too slow, and of when what it shows instead is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const oldest = useSyncExternalStore(watchQueries, () => oldestShown(queryClient))

  return (
    <div role="status" aria-live="polite">
      {(!online || oldest !== null) && (
        <p className={`clauses small warn strong mid warn-soft ${styles.banner}`}>
          <span aria-hidden="true">! </span>
          {oldest === null ? (
            <NoticeText text={uiCopy.offline} />
          ) : (
            <Suspense fallback={<NoticeText text={uiCopy.offline} />}>
              <OldNotice at={oldest} online={online} />
            </Suspense>
          )}
        </p>
      )}
    </div>
  )
}
