import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { REPORTS } from '../copy.ts'
import { reportEntries } from '../model/report-entries.ts'
import { ElderRow } from './ElderRow.tsx'

const HUB = '/health-report'

/** The way to the reports, which have no tab in the elderly form. */
export function ElderReportRow() {
  const { data } = useKeptQuery({
    ...api.reports.getOverview.queryOptions({}),
    enabled: hasRoute(HUB),
  })

  const entries = data ? reportEntries(data) : []
  if (entries.length === 0 || !hasRoute(HUB)) return null
  const unread = entries.reduce((sum, entry) => sum + entry.unread, 0)

  return (
    <ul>
      <ElderRow
        char="报"
        tone="soft"
        name={REPORTS.title}
        path={HUB}
        below={
          <span className="hint">{unread > 0 ? REPORTS.elderNew(unread) : REPORTS.elderNote}</span>
        }
        value={
          <span className="faint" aria-hidden="true">
            ›
          </span>
        }
      />
    </ul>
  )
}
