import { useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { askedDay } from '../model/report-path.ts'

/** The report that the address asks for, and all that there are. */
export function useReport() {
  const [query] = useSearchParams()
  const day = askedDay(query.get('date'))

  const asked = useKeptQuery(
    api.medicine.getConstitutionReport.queryOptions(day ? { date: day } : {}),
  )

  const history = useKeptQuery(api.medicine.listConstitutionReports.queryOptions({}))

  return {
    day,
    report: asked.data ?? null,
    /** An answer is there, if only that there is no report. */
    loaded: asked.fetchedAt !== null,
    fetchedAt: asked.fetchedAt,
    stale: asked.stale,
    refresh: asked.refresh,
    history: history.data ?? [],
    historyFailed: history.stale && history.fetchedAt === null,
    refreshHistory: history.refresh,
  }
}

export type ReportQuery = ReturnType<typeof useReport>
