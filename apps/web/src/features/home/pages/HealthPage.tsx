import { Suspense } from 'react'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ChangeAnnouncer } from '../components/ChangeAnnouncer.tsx'
import { DeviceStrip } from '../components/DeviceStrip.tsx'
import { DoctorRow } from '../components/DoctorRow.tsx'
import { FirstUse } from '../components/FirstUse.tsx'
import { HomeSkeleton } from '../components/HomeSkeleton.tsx'
import { LookupLink } from '../components/LookupLink.tsx'
import { MattersCard } from '../components/MattersCard.tsx'
import { MetricGrid } from '../components/MetricGrid.tsx'
import { ModeSwitch } from '../components/ModeSwitch.tsx'
import { PullToRefresh } from '../../../shared/ui/page/PullToRefresh.tsx'
import { PointsRow } from '../components/PointsRow.tsx'
import { ProfileHint } from '../components/ProfileHint.tsx'
import { StaleNotice, UpdatedLine } from '../../../shared/ui/states/UpdatedLine.tsx'
import { ReportStrip } from '../components/ReportStrip.tsx'
import { useHomeSummary } from '../components/use-home-summary.ts'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { lazyBelow } from '../../../shared/ui/lazy-below.ts'
import { TodayAwaited } from '../../../shared/product/reminders/TodayAwaited.tsx'
import { hasRoute } from '../../../config/screens.ts'
import { COPY } from '../copy.ts'
import { dateLine } from '../model/date-line.ts'
import { type HomeSummary, isFirstUse } from '../model/home-summary.ts'
import styles from '../components/home.module.css'
import { isOwn } from '../../../stores/subject.ts'

const TodayReminders = lazyBelow(
  () => import('../../../shared/product/reminders/TodayReminders.tsx'),
)

function Day({ summary, now }: { summary: HomeSummary; now: number }) {
  const own = isOwn()
  const firstUse = own && isFirstUse(summary)

  return (
    <>
      <div className="clauses">
        <p className={styles.date}>{dateLine(summary.day)}</p>
        <Sentence value={summary.sentence} />
      </div>
      <MattersCard summary={summary} />
      {firstUse ? <FirstUse /> : <MetricGrid cards={summary.cards} />}
      {own && <LookupLink />}
      {!firstUse && <ReportStrip />}
      {!firstUse && (hasRoute('/reminders') || !own) && (
        <Suspense fallback={<TodayAwaited />}>
          <TodayReminders />
        </Suspense>
      )}
      {!firstUse && <DoctorRow />}
      {own && <DeviceStrip now={now} />}
      {own && !firstUse && <ProfileHint />}
      {own && <PointsRow />}
    </>
  )
}

/** 首页: the day in one sentence, and one card a metric. */
export default function HealthPage() {
  const home = useHomeSummary()
  const now = useNow()
  const { data: summary, stale } = home

  return (
    <Page title={COPY.title} tabs right={<ModeSwitch />}>
      <ChangeAnnouncer summary={summary} />
      <PullToRefresh onRefresh={home.refresh}>
        <div className="stack fill gap-s3">
          {summary && stale && <StaleNotice updatedAt={summary.updatedAt} now={now} />}
          {summary && <Day summary={summary} now={now} />}
          {summary && (
            <UpdatedLine
              {...home}
              onRefresh={() => void home.refresh()}
              updatedAt={summary.updatedAt}
              now={now}
            />
          )}
          {!summary && !stale && <HomeSkeleton />}
          {!summary && stale && (
            <ErrorState text={COPY.failed} onRetry={() => void home.refresh()} />
          )}
        </div>
      </PullToRefresh>
    </Page>
  )
}
