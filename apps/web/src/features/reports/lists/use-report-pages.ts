import { MS_PER_MINUTE } from '@kangban/china-time'
import type { ReportRow } from '@kangban/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'

export const PAGE_SIZE = 20
/** So long the loaded pages wait for whoever reads a report and comes back. */
const KEPT_MS = 30 * MS_PER_MINUTE

export interface ReportFilter {
  kind: ReportRow['kind'] | 'all'
  year?: number
  month?: number
}

/** The reports page by page, newest first. */
export function useReportPages(filter: ReportFilter) {
  const query = useInfiniteQuery({
    // Below the key of the call, so that what makes the call's answers old makes these old as well.
    queryKey: [...api.reports.listReports.queryKey({ ...filter, pn: 1, ps: PAGE_SIZE }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.reports.listReports.query({ ...filter, pn: pageParam, ps: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pn, ps, total }) => (pn * ps < total ? pn + 1 : undefined),
    gcTime: KEPT_MS,
  })

  // A report that came between two pages moves a row to the next one: it is shown once.
  const rows = query.data && [
    ...new Map(query.data.pages.flatMap(({ list }) => list.map((row) => [row.id, row]))).values(),
  ]

  return { query, rows, total: query.data?.pages.at(-1)?.total ?? 0 }
}

export type ReportPages = ReturnType<typeof useReportPages>
