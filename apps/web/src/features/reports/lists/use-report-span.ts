import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import type { ReportFilter } from './use-report-pages.ts'

/** First and last day of all reports of a kind, for the choice of a month or a year; null while it is not known. */
export function useReportSpan(
  kind: ReportFilter['kind'],
): { newest: string; oldest: string } | null {
  const newest = useQuery(api.reports.listReports.queryOptions({ kind, pn: 1, ps: 1 }))
  const total = newest.data?.total ?? 0

  const oldest = useQuery({
    ...api.reports.listReports.queryOptions({ kind, pn: Math.max(1, total), ps: 1 }),
    enabled: total > 0,
  })

  const [last, first] = [newest.data?.list[0], oldest.data?.list[0]]
  return last && first ? { newest: todayInChina(), oldest: first.day } : null
}
