import type { Metric } from '@kangban/contracts'
import { type ReactNode, Suspense, useRef } from 'react'
import type { KeptQuery } from '../../../api/use-kept-query.ts'
import { DateNav, type DateSpan, stepDay } from '../../../shared/ui/controls/DateNav.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { PullToRefresh } from '../../../shared/ui/page/PullToRefresh.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { shareText } from '../../../shared/product/share-link.ts'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice, UpdatedLine } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSwipe } from '../../../shared/ui/page/use-swipe.ts'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from './copy.ts'
import { placeText } from './place-text.ts'
import { NoData, useNewest } from './NoData.tsx'
import type { usePlace } from './use-place.ts'

const SPAN_OPTIONS = (['day', 'week', 'month'] as const).map((value) => ({
  value,
  text: COPY.spans[value],
}))

interface MetricFrameProps<T> {
  title: string
  metric: Metric
  at: ReturnType<typeof usePlace>
  query: KeptQuery<T | null>
  /** What is read aloud and shared: the sentence and the figures, in words; empty where there is nothing to say. */
  spoken: (data: T) => string
  /** 2026-11-20 星期五 in the header. */
  longDate?: boolean
  /** The page's own actions below; in elderly mode reading aloud stands before them. */
  bottom?: ReactNode
  /** Below the data and also where there are none. */
  footer?: ReactNode
  /** Its height is not known yet: a span without data is short, and would be seen to move. */
  footerAwaited?: boolean
  /** In place of the way out of a span without data, where there is something to show all the same. */
  instead?: ReactNode
  /** Below the way out of a span without data. */
  nothing?: ReactNode
  children: (data: T) => ReactNode
}

/** What all metric pages share: day, week and month, the way to other days, reading aloud, sharing, and the states of the data. */
export function MetricFrame<T>(props: MetricFrameProps<T>) {
  const { title, metric, at, query, spoken, longDate, bottom, footer, nothing, children } = props
  const { instead, footerAwaited = false } = props
  const { place, go } = at
  const { data, stale, fetchedAt } = query
  const elder = useSettings((state) => state.elder)
  const now = useNow()
  const area = useRef<HTMLDivElement>(null)

  const step = (by: -1 | 1) => {
    const to = stepDay(place.day, place.span, { by, today: place.today })
    if (to !== place.day) go({ day: to })
  }

  // The finger pushes the page away: to the right comes what was before.
  useSwipe(area, { onLeft: () => step(1), onRight: () => step(-1) })
  const words = (data && spoken(data)) || null
  const newest = useNewest(metric, data === null)
  // What stands below comes when all above it has its height: it would move otherwise.
  const awaited = data === undefined ? !stale : data === null && (newest.awaited || footerAwaited)

  const share = words !== null && (
    <Button
      variant="text"
      inline
      onClick={() =>
        void shareText(`${title} ${placeText(place)}\n${words}\n${COPY.from}`, {
          title,
          done: COPY.shared,
          failed: COPY.shareFailed,
        })
      }
    >
      {COPY.share}
    </Button>
  )

  const reads = elder && words !== null

  const actions = (reads || bottom) && (
    <>
      {reads && <ReadAloud text={words} main={!bottom} />}
      {bottom}
    </>
  )

  return (
    <Page title={title} back right={share} bottom={actions}>
      <PullToRefresh onRefresh={query.refresh}>
        <div ref={area} className="stack grow gap-s3">
          <Seg<DateSpan>
            label={COPY.spanLabel}
            options={SPAN_OPTIONS}
            value={place.span}
            onChange={(span) => go({ span })}
          />
          <DateNav {...place} long={longDate} onChange={(day) => go({ day })} />
          {data !== undefined && stale && fetchedAt && (
            <StaleNotice updatedAt={fetchedAt} now={now} />
          )}
          {/* Anew for each span: what is being shown of the one before ends with it. */}
          <div key={`${place.span} ${place.day}`} className="stack grow gap-s3">
            {awaited && <Skeleton lines={8} tall />}
            {data === undefined && stale && (
              <ErrorState text={COPY.failed} onRetry={() => void query.refresh()} />
            )}
            {data === null && !awaited && instead}
            {data === null && !awaited && !instead && (
              <NoData
                newest={newest}
                metric={metric}
                title={title}
                place={place}
                onDay={(day) => go({ day, span: 'day' })}
              />
            )}
            {data === null && !awaited && !instead && nothing}
            {/* The views of day, week and month load when they are first asked for. */}
            <Suspense fallback={<Skeleton lines={8} tall />}>{data && children(data)}</Suspense>
          </div>
          {!awaited && footer}
          {data !== undefined && fetchedAt && (
            <UpdatedLine
              {...query}
              updatedAt={fetchedAt}
              now={now}
              onRefresh={() => void query.refresh()}
            />
          )}
        </div>
      </PullToRefresh>
    </Page>
  )
}
