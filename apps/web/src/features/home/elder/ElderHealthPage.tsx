import { Suspense } from 'react'
import { TodayAwaited } from '../../../shared/product/reminders/TodayAwaited.tsx'
import { hasRoute } from '../../../config/screens.ts'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { FamilyCall } from '../../../shared/product/FamilyCall.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { DeviceStrip } from '../components/DeviceStrip.tsx'
import { ChangeAnnouncer } from '../components/ChangeAnnouncer.tsx'
import styles from './elder.module.css'
import { ElderReportRow } from './ElderReportRow.tsx'
import { ElderRows } from './ElderRows.tsx'
import { DoctorButton } from './DoctorButton.tsx'
import { FirstUse } from '../components/FirstUse.tsx'
import { ModeSwitch } from '../components/ModeSwitch.tsx'
import { lazyBelow } from '../../../shared/ui/lazy-below.ts'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice, UpdatedLine } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useHomeSummary } from '../components/use-home-summary.ts'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { spokenMatter } from '../../../shared/product/MatterHead.tsx'
import { LookupLink } from '../components/LookupLink.tsx'
import { MattersCard } from '../components/MattersCard.tsx'
import { COPY } from '../copy.ts'
import { type HomeSummary, isFirstUse, orderedCards } from '../model/home-summary.ts'
import { ELDER_ROWS, ELDER_TILES } from '../model/metric-style.ts'
import { metricView, spokenLine } from '../model/metric-view.ts'
import { isOwn } from '../../../stores/subject.ts'

const TodayReminders = lazyBelow(
  () => import('../../../shared/product/reminders/TodayReminders.tsx'),
)

function spokenDay(summary: HomeSummary): string {
  const verdict = sentenceText(summary.elderSentence)
  if (isOwn() && isFirstUse(summary)) return verdict
  const { openMatters, matters } = summary

  const waiting =
    openMatters > 0 ? `${COPY.matters(openMatters)}。${matters.map(spokenMatter).join('')}` : ''

  const cards = orderedCards(summary.cards, [...ELDER_ROWS, ...ELDER_TILES])
  const lines = cards.map((card) => spokenLine(metricView(card)))
  return verdict + waiting + lines.join('')
}

/** 首页 of the elderly form: the verdict, help, and one thing a row. */
export default function ElderHealthPage() {
  const home = useHomeSummary()
  const now = useNow()
  const { data: summary, stale } = home
  const own = isOwn()
  const begun = summary && !(own && isFirstUse(summary))

  return (
    <Page title={COPY.title} tabs right={<ModeSwitch />}>
      <ChangeAnnouncer summary={summary} />
      {summary && stale && <StaleNotice updatedAt={summary.updatedAt} now={now} />}
      {summary && (
        <div className="clauses">
          <Sentence value={summary.elderSentence} />
        </div>
      )}
      {summary && (
        <div className={`grid ${styles.read}`}>
          <ReadAloud text={spokenDay(summary)} />
          {begun && <DoctorButton />}
        </div>
      )}
      {!summary && !stale && (
        <div className={styles.awaited}>
          <Skeleton lines={2} />
        </div>
      )}
      {/* Help does not wait for data, nor does it move when they come. */}
      {own && (
        <div className={styles.rescue}>
          <RescueButton />
        </div>
      )}
      {summary && <MattersCard summary={summary} />}
      {summary && (begun ? <ElderRows cards={summary.cards} /> : <FirstUse />)}
      {!summary && !stale && <Skeleton lines={8} tall />}
      {!summary && stale && <ErrorState text={COPY.failed} onRetry={() => void home.refresh()} />}
      {begun && (hasRoute('/reminders') || !own) && (
        <Suspense fallback={<TodayAwaited />}>
          <TodayReminders />
        </Suspense>
      )}
      {begun && <ElderReportRow />}
      {own && summary && <LookupLink />}
      {own && <DeviceStrip now={now} />}
      {own && <FamilyCall />}
      {summary && (
        <UpdatedLine
          {...home}
          onRefresh={() => void home.refresh()}
          updatedAt={summary.updatedAt}
          now={now}
        />
      )}
    </Page>
  )
}
