import InfiniteScroll from 'antd-mobile/es/components/infinite-scroll'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import styles from './more-rows.module.css'

/** So far below the screen the next rows are fetched. */
const AHEAD_PX = 400

/** What an infinite query of TanStack tells. */
interface Pages {
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options?: { throwOnError?: boolean }) => Promise<unknown>
}

interface MoreRowsProps {
  pages: Pages
  words: { more: string; retry: string; failed: string }
  /** Below the button, e.g. how much of it is shown. */
  children: ReactNode
}

/** More rows by scrolling to the end of a list, and by the button that keys and screen readers need. */
export function MoreRows({ pages, words, children }: MoreRowsProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  // Not again by itself where it failed, and not while the rows are being read anew.
  const waits = hasNextPage && !isFetching && !isFetchNextPageError

  return (
    <div className={styles.more}>
      <InfiniteScroll
        hasMore={waits}
        threshold={AHEAD_PX}
        // The library stops where this throws, until it is told to try again.
        loadMore={async () => {
          await fetchNextPage({ throwOnError: true })
        }}
      >
        {(_, stopped, tryAgain) => (
          <>
            {isFetchNextPageError && <p role="alert">{words.failed}</p>}
            <Button
              variant="outline"
              busy={isFetchingNextPage}
              onClick={() => void (stopped ? tryAgain() : fetchNextPage())}
            >
              {isFetchNextPageError ? words.retry : words.more}
            </Button>
            <p aria-live="polite">{children}</p>
          </>
        )}
      </InfiniteScroll>
    </div>
  )
}
