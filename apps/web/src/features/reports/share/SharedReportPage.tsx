import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { spanText } from '@kangban/rules/reports/span-text'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY, SHARED } from '../parts/copy.ts'
import { momentText } from '@kangban/rules/reports/moment-text'
import type { ReportKind } from '../parts/report-path.ts'
import { WEEKLY } from '../weekly/weekly-copy.ts'
import { DailySheet } from '../daily/DailySheet.tsx'
import { ReportFailure } from '../parts/ReportFailure.tsx'
import { WeeklySheet } from '../weekly/WeeklySheet.tsx'

const PATHS: Record<ReportKind, string> = { daily: '/rb', weekly: '/zb' }
const TITLES: Record<ReportKind, string> = { daily: COPY.title, weekly: WEEKLY.title }

/** The family is old too, and a visitor has no settings page. */
function LargeText() {
  const { elder, setElder } = useSettings()

  return (
    <div className="line end gap-s2 note">
      <span aria-hidden="true">{WEEKLY.largeText}</span>
      <Switch label={WEEKLY.largeText} checked={elder} onChange={setElder} />
    </div>
  )
}

function ByToken({ kind, token }: { kind: ReportKind; token: string }) {
  const query = useQuery(api.reports.getShared.queryOptions({ token }))
  const report = query.data

  if (!report) {
    return (
      <Page title={TITLES[kind]}>
        {query.isError ? <ReportFailure query={query} /> : <Skeleton lines={8} />}
      </Page>
    )
  }

  // Whoever mends a link by hand, or has an old one, still comes to the page of what it is about.
  if (report.kind !== kind)
    return <Navigate to={`${PATHS[report.kind]}?token=${encodeURIComponent(token)}`} replace />
  const { name, day, endDay, expiresAt } = report
  const today = todayInChina()
  const until = SHARED.until(momentText(expiresAt, today))

  if (report.kind === 'daily') {
    return (
      <Page title={SHARED.title(name)}>
        <LargeText />
        <DailySheet report={report} about={[name, dayText(day, today), until]} eventList={null} />
      </Page>
    )
  }

  const span = spanText(day, endDay, today)

  return (
    <Page title={WEEKLY.sharedTitle(name)}>
      <LargeText />
      <WeeklySheet report={report} about={[name, span, until]} medication={null} showsGoals />
    </Page>
  )
}

/** A report by a link, for the family: read-only and without a session. */
export default function SharedReportPage() {
  const kind = useLocation().pathname === PATHS.weekly ? 'weekly' : 'daily'
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) return <ByToken kind={kind} token={token} />

  return (
    <Page title={TITLES[kind]}>
      <EmptyState text={SHARED.incomplete} />
    </Page>
  )
}
