import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { DailySheet } from '../components/DailySheet.tsx'
import { ReportFailure } from '../components/ReportFailure.tsx'
import { COPY, SHARED } from '../copy.ts'
import { momentText } from '../model/moment-text.ts'

const WEEKLY_PAGE = '/zb'

function Shared({ token }: { token: string }) {
  const query = useQuery(api.reports.getShared.queryOptions({ token }))
  const report = query.data
  if (report?.kind === 'daily') {
    const today = todayInChina()
    const about = [report.name, dayText(report.day, today), SHARED.until(momentText(report.expiresAt, today))]
    return (
      <Page title={SHARED.title(report.name)}>
        <DailySheet report={report} about={about} eventList={null} />
      </Page>
    )
  }
  if (report && hasRoute(WEEKLY_PAGE)) return <Navigate to={`${WEEKLY_PAGE}?token=${token}`} replace />
  return (
    <Page title={COPY.title}>
      {report && <EmptyState text={SHARED.incomplete} />}
      {!report && (query.isError ? <ReportFailure query={query} /> : <Skeleton lines={8} />)}
    </Page>
  )
}

/** 日报 by a link, for the family: read-only and without a session. */
export default function SharedDailyPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) return <Shared token={token} />
  return (
    <Page title={COPY.title}>
      <EmptyState text={SHARED.incomplete} />
    </Page>
  )
}
