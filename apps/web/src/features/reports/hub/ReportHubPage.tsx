import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { PullToRefresh } from '../../../shared/ui/page/PullToRefresh.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice, UpdatedLine } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { FirstUse } from './FirstUse.tsx'
import { NewestCard } from './NewestCard.tsx'
import { OtherReports } from './OtherReports.tsx'
import rows from '../lists/rows.module.css'
import { useScrollMemory } from '../lists/use-scroll-memory.ts'
import { HUB } from '../lists/list-copy.ts'
import { firstStep, isFirstUse, type Overview, spokenOverview } from './overview.ts'
import { hasRoute } from '../../../config/screens.ts'
import { isOwn } from '../../../stores/subject.ts'

function Hub({ overview }: { overview: Overview }) {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const { sentence, elderSentence, daily, weekly, calendar } = overview
  const step = firstStep(overview)

  return (
    <>
      <div className="clauses">
        <Sentence value={elder ? elderSentence : sentence} />
      </div>
      {step && hasRoute(step.to) && (
        <Button onClick={() => void navigate(step.to)}>{step.text}</Button>
      )}
      {elder && (
        <div className={`grid ${rows.read}`}>
          <ReadAloud text={spokenOverview(overview)} />
        </div>
      )}
      {isFirstUse(overview) && isOwn() ? (
        <FirstUse />
      ) : (
        <>
          <NewestCard
            title={HUB.daily}
            row={daily}
            none={HUB.noDaily}
            list="/health-daily-report-list"
          />
          <NewestCard
            title={HUB.weekly}
            row={weekly}
            none={HUB.noWeekly}
            list="/health-weekend-report-list"
          />
          {calendar.length > 0 && <CalendarCard days={calendar} />}
          <OtherReports overview={overview} />
        </>
      )}
    </>
  )
}

/** 健康报告: what is new, the newest report of each kind, and the days that have one. */
export default function ReportHubPage() {
  useScrollMemory()
  // The elderly form has no tab of reports: its home leads here, and back.
  const elder = useSettings((state) => state.elder)
  const now = useNow()
  const overview = useKeptQuery(api.reports.getOverview.queryOptions({}))
  const { data, stale, fetchedAt, refreshing, refresh } = overview

  return (
    <Page title={HUB.title} tabs={!elder} back={elder}>
      <PullToRefresh onRefresh={refresh}>
        <div className="stack fill gap-s3">
          {data && stale && fetchedAt && <StaleNotice updatedAt={fetchedAt} now={now} />}
          {data && <Hub overview={data} />}
          {data && fetchedAt && (
            <UpdatedLine
              updatedAt={fetchedAt}
              now={now}
              refreshing={refreshing}
              onRefresh={() => void refresh()}
            />
          )}
          {!data && !stale && <Skeleton lines={10} />}
          {!data && stale && <ErrorState onRetry={() => void refresh()} />}
        </div>
      </PullToRefresh>
    </Page>
  )
}
