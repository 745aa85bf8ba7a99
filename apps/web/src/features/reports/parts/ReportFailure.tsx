import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'

interface ReportFailureProps {
  query: {
    error: {
      message: string
      data?: { failure: { code: string; transport?: string } } | null
    } | null
    refetch: () => Promise<unknown>
  }
  /** What to do about a report that is not there. */
  action?: ReactNode
}

/** What the service itself refused, such as a report that is not there; all else is worth another try. */
const REFUSALS = ['9999', '400', '404']

/** No answer can be asked for again; an answer that there is no such report is said in the words of the service. */
export function ReportFailure({ query, action }: ReportFailureProps) {
  const { error } = query
  const isRefused = error?.data && REFUSALS.includes(error.data.failure.code)
  if (error && isRefused) return <EmptyState text={error.message} action={action} />
  return <ErrorState onRetry={() => void query.refetch()} />
}
