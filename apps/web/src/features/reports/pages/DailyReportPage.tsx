import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api, queryClient } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { DailySheet } from '../components/DailySheet.tsx'
import { LivingShares } from '../components/LivingShares.tsx'
import { NeighbourBar } from '../components/NeighbourBar.tsx'
import { printReport } from '../components/print-report.ts'
import { ReportFailure } from '../components/ReportFailure.tsx'
import { ShareSheet } from '../components/ShareSheet.tsx'
import { COPY, SHARE } from '../copy.ts'
import { momentText } from '../model/moment-text.ts'
import { personFacts } from '../model/person-facts.ts'
import { reportPath } from '../model/report-path.ts'

const EVENT_LIST = '/warnEventList'

/** Opening a report takes its unread mark away: lists that show the mark are out of date. */
function useMarkSeen(id: string | undefined): void {
  useEffect(() => {
    if (!id) return
    void queryClient.invalidateQueries({ ...api.reports.listReports.queryFilter(), refetchType: 'none' })
    void queryClient.invalidateQueries({ ...api.reports.getOverview.queryFilter(), refetchType: 'none' })
  }, [id])
}

function useDailyReport(id: string) {
  const query = useQuery({
    ...api.reports.getReport.queryOptions({ kind: 'daily', id }),
    // The bar stays under the finger while the next report comes.
    placeholderData: keepPreviousData,
  })
  const report = query.data?.kind === 'daily' ? query.data : undefined
  useMarkSeen(query.isPlaceholderData ? undefined : report?.id)
  return { query, report }
}

function DailyReport({ id }: { id: string }) {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const [sharing, setSharing] = useState(false)
  const { query, report } = useDailyReport(id)
  const person = useQuery(api.profile.getHealthInfo.queryOptions({}))
  if (!report) {
    const newest = (
      <Button variant="outline" inline onClick={() => void navigate(reportPath(), { replace: true })}>
        {COPY.newest}
      </Button>
    )
    return (
      <Page title={COPY.title} back>
        {query.isError ? <ReportFailure query={query} action={newest} /> : <Skeleton lines={8} />}
      </Page>
    )
  }
  const { day, createdAt, previousId, nextId } = report
  const bottom = (
    <>
      <Button variant="outline" onClick={() => setSharing(true)}>
        {SHARE.button}
      </Button>
      <Button onClick={() => printReport(`${COPY.title} ${day}`)}>{elder ? COPY.elderPrint : COPY.print}</Button>
    </>
  )
  const facts = person.data ? personFacts(person.data, day) : []
  const about = [...facts, COPY.made(momentText(createdAt, todayInChina()))]
  return (
    <Page title={COPY.title} back bottom={bottom}>
      <NeighbourBar day={day} previousId={previousId} nextId={nextId} />
      {/* Anew for each report: what is being read aloud ends with it. */}
      <DailySheet key={report.id} report={report} about={about} eventList={hasRoute(EVENT_LIST) ? EVENT_LIST : null} />
      <LivingShares />
      {sharing && <ShareSheet reportId={report.id} onClose={() => setSharing(false)} />}
    </Page>
  )
}

/** 日报详情: the report with the id of the address, or the newest. */
export default function DailyReportPage() {
  const [query] = useSearchParams()
  const asked = query.get('id') ?? ''
  const newest = useQuery({
    ...api.reports.listReports.queryOptions({ kind: 'daily', pn: 1, ps: 1 }),
    enabled: asked === '',
  })
  const id = asked || newest.data?.list[0]?.id
  if (id) return <DailyReport id={id} />
  return (
    <Page title={COPY.title} back>
      <LoadState query={newest} skeleton={<Skeleton lines={8} />}>
        {() => <EmptyState text={COPY.none} />}
      </LoadState>
    </Page>
  )
}
