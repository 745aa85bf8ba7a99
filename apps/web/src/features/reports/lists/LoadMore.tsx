import { MoreRows } from '../../../shared/ui/antd/MoreRows.tsx'
import { LISTS } from './list-copy.ts'
import { PAGE_SIZE, type ReportPages } from './use-report-pages.ts'
import styles from './rows.module.css'

/** The end of a list: more by scrolling there or by the button, and how much there is. */
export function LoadMore({ pages }: { pages: ReportPages }) {
  const { query, rows = [], total } = pages
  const more = LISTS.rest(Math.min(PAGE_SIZE, total - rows.length))

  return (
    <div className={`stack gap-s25 note mid ${styles.end}`}>
      {query.hasNextPage ? (
        <MoreRows pages={query} words={{ more, retry: LISTS.retry, failed: LISTS.moreFailed }}>
          {LISTS.shown(rows.length, total)}
        </MoreRows>
      ) : (
        <p>{LISTS.end(total)}</p>
      )}
    </div>
  )
}
