import { useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { LISTS } from './list-copy.ts'
import { PAGE_SIZE, type ReportPages } from './use-report-pages.ts'
import styles from './rows.module.css'

/** So far below the screen the next page is fetched. */
const AHEAD = '400px'

/** The end of a list: more by scrolling there or by the button, and how much there is. */
export function LoadMore({ pages }: { pages: ReportPages }) {
  const { query, rows = [], total } = pages
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage } = query
  const end = useRef<HTMLDivElement>(null)
  // Not again by itself where it failed, and not while the pages are being read anew.
  const waits = hasNextPage && !isFetching && !isFetchNextPageError

  useEffect(() => {
    if (!waits || !end.current || !('IntersectionObserver' in window)) return undefined

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )

    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])

  if (!hasNextPage)
    return <p className={`stack gap-s25 note mid ${styles.end}`}>{LISTS.end(total)}</p>

  return (
    <div ref={end} className={`stack gap-s25 note mid ${styles.end}`}>
      {isFetchNextPageError && <p role="alert">{LISTS.moreFailed}</p>}
      <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? LISTS.retry : LISTS.rest(Math.min(PAGE_SIZE, total - rows.length))}
      </Button>
      <p aria-live="polite">{LISTS.shown(rows.length, total)}</p>
    </div>
  )
}
