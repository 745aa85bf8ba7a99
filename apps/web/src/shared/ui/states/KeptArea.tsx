import type { ReactNode } from 'react'
import type { KeptQuery } from '../../../api/use-kept-query.ts'
import { PullToRefresh } from '../page/PullToRefresh.tsx'
import { StaleNotice, UpdatedLine } from './UpdatedLine.tsx'
import { useNow } from './use-now.ts'

interface KeptAreaProps {
  query: KeptQuery<unknown>
  children: ReactNode
}

/** What shows the answer of a kept query: refreshed by pulling or by a button, marked when it is not the newest. */
export function KeptArea({ query, children }: KeptAreaProps) {
  const { data, stale, fetchedAt, refreshing, refresh } = query
  const now = useNow()
  const shown = data !== undefined && fetchedAt !== null

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="stack grow gap-s3">
        {shown && stale && <StaleNotice updatedAt={fetchedAt} now={now} />}
        {children}
        {shown && (
          <UpdatedLine
            updatedAt={fetchedAt}
            now={now}
            refreshing={refreshing}
            onRefresh={() => void refresh()}
          />
        )}
      </div>
    </PullToRefresh>
  )
}

/** The same query for `LoadState`. */
export const loadStateOf = <T,>({ data, stale, refresh }: KeptQuery<T>) => ({
  data,
  isError: stale,
  refetch: refresh,
})
