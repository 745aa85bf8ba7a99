import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

interface LoadStateProps<T> {
  /** What `useQuery` gives. */
  query: { data: T | undefined; isError: boolean; refetch: () => Promise<unknown> }
  isEmpty?: (data: T) => boolean
  /** Shown when `isEmpty` holds. */
  empty?: ReactNode
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The four states of a list or a card: loading, failed, empty, there. What was loaded before stays visible on failure. */
export function LoadState<T>({ query, isEmpty, empty, skeleton, children }: LoadStateProps<T>) {
  const { data } = query

  if (data === undefined) {
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      (skeleton ?? <Skeleton />)
    )
  }

  return isEmpty?.(data) ? (empty ?? <EmptyState />) : children(data)
}
