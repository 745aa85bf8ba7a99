import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import { reportPath } from '../model/report-path.ts'
import { FirstReport } from './FirstReport.tsx'
import styles from './main.module.css'
import { type ReportQuery, useReport } from './use-report.ts'

const SURVEY = '/survey'

/** Says that a newer report exists, and leads to it. */
function OlderNotice({ report, query }: { report: Report; query: ReportQuery }) {
  const elder = useSettings((state) => state.elder)
  const newest = query.history[0]?.day
  if (!newest || newest <= report.day) return null

  return (
    <p className={`notice warning flow middle spread gap-s3 rows-s15 ${styles.older}`}>
      {COPY.older(dayText(report.day, todayInChina()))}
      <Link to={reportPath(elder)} replace>
        {COPY.latest}
      </Link>
    </p>
  )
}

/** Without a report: not yet, none so early, or none that could be fetched. */
function WithoutReport({ query }: { query: ReportQuery }) {
  const elder = useSettings((state) => state.elder)
  const navigate = useNavigate()
  const { day, loaded, stale, refresh } = query

  if (!loaded) {
    return stale ? (
      <ErrorState text={COPY.failed} onRetry={() => void refresh()} />
    ) : (
      <Skeleton lines={8} />
    )
  }

  if (!day) return <FirstReport />

  const toLatest = (
    <Button
      variant="outline"
      inline
      onClick={() => void navigate(reportPath(elder), { replace: true })}
    >
      {COPY.latest}
    </Button>
  )

  return <EmptyState text={COPY.emptyBefore(dayText(day, todayInChina()))} action={toLatest} />
}

/** The frame of the report in both layouts, with what is shown while there is none. */
export function ReportPage({
  children,
}: {
  children: (report: Report, query: ReportQuery) => ReactNode
}) {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const now = useNow()
  const query = useReport()
  const { report, day, loaded, stale, fetchedAt } = query
  const answer = report ? (elder ? COPY.elderAgain : COPY.again) : COPY.toSurvey
  const offersSurvey = hasRoute(SURVEY) && (report || (loaded && !day))

  const bottom = offersSurvey ? (
    <Button onClick={() => void navigate(SURVEY)}>{answer}</Button>
  ) : undefined

  return (
    <Page title={COPY.title} back bottom={bottom}>
      {stale && fetchedAt && <StaleNotice updatedAt={fetchedAt} now={now} />}
      {report ? (
        <>
          <OlderNotice report={report} query={query} />
          {children(report, query)}
          <p className="hint lines-16">{report.disclaimer}</p>
        </>
      ) : (
        <WithoutReport query={query} />
      )}
    </Page>
  )
}
