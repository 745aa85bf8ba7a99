import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { KeptArea } from '../../../shared/ui/states/KeptArea.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ActivityList } from '../components/ActivityList.tsx'
import { DrawLayer } from '../components/DrawLayer.tsx'
import { SignInCard } from '../components/SignInCard.tsx'
import { WinnersFeed } from '../components/WinnersFeed.tsx'
import { COPY } from '../copy.ts'
import { pendingDraw, type PendingDraw } from '../model/pending-draw.ts'
import type { Activity, Points } from '../model/points-answer.ts'
import { type Strip, stripOf } from '../model/sign-in-strip.ts'
import { keepUserCode, withUserCode } from '../model/user-code.ts'

interface Opened {
  activity: Activity
  resumed: PendingDraw | null
}

const sentenceOf = ({ gain, next }: Strip): string =>
  gain === null ? COPY.signed(next) : COPY.notSigned(gain)

function Balance({ points, strip }: { points: Points; strip: Strip }) {
  const elder = useSettings((state) => state.elder)
  const remain = display(points.remain?.toLocaleString('en-US'))
  const sentence = sentenceOf(strip)

  return (
    <>
      <Sentence value={sentence} />
      <p>
        <BigNumber value={remain} unit={COPY.available} size="hero" color="var(--m-point)" />
      </p>
      {elder && <ReadAloud text={COPY.spoken(String(remain), sentence)} />}
    </>
  )
}

/** A draw of which the answer never came, to be looked at again. */
function Unseen({ onOpen }: { onOpen: () => void }) {
  return (
    <section className="notice warning stack gap-s2">
      <div>
        <p className="strong">
          <Phrases value={COPY.pendingTitle} />
        </p>
        <p>{COPY.pendingNote}</p>
      </div>
      <Button variant="outline" inline onClick={onOpen}>
        {COPY.pendingOpen}
      </Button>
    </section>
  )
}

/** 积分中心: what there is, today's sign-in, and what it can be drawn for. */
export default function PointsPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const userCode = useSession((state) => state.user?.userCode)
  const kept = useKeptQuery(api.points.getPoints.queryOptions({}))
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => keepUserCode(query), [query])

  const points = kept.data ?? undefined
  const strip = stripOf(points, todayInChina())
  const activities = points?.activityResps ?? []
  const remain = points?.remain ?? null
  const code = userCode ?? query.get('userCode') ?? undefined
  const awards = withUserCode('/awardRecord', code)
  const unseen = opened ? null : pendingDraw(userCode ?? '')
  const unseenActivity = activities.find(({ id }) => id === unseen?.activityId)

  // As it is now: a draw changes what is left of it.
  const shown =
    opened && (activities.find(({ id }) => id === opened.activity.id) ?? opened.activity)

  const toRecords = (
    <Link to={withUserCode('/integralRecord', code)} className="line tall nowrap">
      {COPY.toRecords}
    </Link>
  )

  const close = (toAwards: boolean) => {
    setOpened(null)
    if (toAwards) void navigate(awards)
  }

  if (points === undefined && kept.stale) {
    return (
      <Page title={COPY.title} back right={toRecords}>
        <ErrorState onRetry={() => void kept.refresh()} />
      </Page>
    )
  }

  return (
    <Page title={COPY.title} back right={toRecords}>
      <KeptArea query={kept}>
        {points ? <Balance points={points} strip={strip} /> : <Skeleton lines={3} />}
        {unseen && unseenActivity && (
          <Unseen onOpen={() => setOpened({ activity: unseenActivity, resumed: unseen })} />
        )}
        <SignInCard strip={strip} known={points !== undefined} />
        <WinnersFeed />
        {points && (
          <ActivityList
            activities={activities}
            remain={remain}
            awards={awards}
            onDraw={(activity) => setOpened({ activity, resumed: null })}
          />
        )}
      </KeptArea>
      {opened && shown && (
        <DrawLayer activity={shown} remain={remain} resumed={opened.resumed} onClose={close} />
      )}
    </Page>
  )
}
