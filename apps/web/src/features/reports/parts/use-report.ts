import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import type { ReportKind } from './report-path.ts'

/** Opening a report takes its unread mark away: lists that show the mark are out of date. */
export function useMarkSeen(id: string | undefined): void {
  useEffect(() => {
    if (!id) return

    void queryClient.invalidateQueries({
      ...api.reports.listReports.queryFilter(),
      refetchType: 'none',
    })

    void queryClient.invalidateQueries({
      ...api.reports.getOverview.queryFilter(),
      refetchType: 'none',
    })
  }, [id])
}

/** One daily or weekly report; without a network as it was seen last, and since when it is that. */
export function useReport(kind: ReportKind, id: string) {
  const options = api.reports.getReport.queryOptions({ kind, id })
  // The bar stays under the finger while the next report comes.
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const kept = useKeptQuery(options)
  useMarkSeen(query.isPlaceholderData ? undefined : query.data?.id)
  return { ...query, data: query.data ?? kept.data, staleSince: kept.stale ? kept.fetchedAt : null }
}
