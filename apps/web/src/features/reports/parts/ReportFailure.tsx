import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'

interface ReportFailureProps {
  query: {
    error: { message: string; data?: { failure: { transport?: string } } | null } | null
    refetch: () => Promise<unknown>
  }
  /** What to do about a report that is not there. */
  action?: ReactNode
}

/** No answer can be asked for again; an answer that there is no such report is said in the words of the service. */
export function ReportFailure({ query, action }: ReportFailureProps) {
  const { error } = query
  const answered = error?.data && error.data.failure.transport === undefined
  if (answered) return <EmptyState text={error.message} action={action} />
  return <ErrorState onRetry={() => void query.refetch()} />
}
