import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { useSession } from '../../../stores/session.ts'
import type { HomeSummary } from '../model/home-summary.ts'
import { keepLastKnown, readLastKnown } from '../model/last-known.ts'

export interface Home {
  /** Undefined while nothing is there to show. */
  summary: HomeSummary | undefined
  /** The newest data could not be fetched: what is shown is older. */
  stale: boolean
  refreshing: boolean
  refresh: () => Promise<unknown>
}

/** The summary of the user's day; when it cannot be fetched, what this user saw last on this phone. */
export function useHomeSummary(): Home {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const { data, isError, isFetching, refetch } = useQuery(api.monitoring.getHomeSummary.queryOptions({}))
  useEffect(() => {
    if (data && userCode) keepLastKnown(userCode, data)
  }, [data, userCode])
  const lastKnown = useMemo(() => (isError && userCode ? readLastKnown(userCode) : null), [isError, userCode])
  return { summary: data ?? lastKnown ?? undefined, stale: isError, refreshing: isFetching, refresh: refetch }
}
