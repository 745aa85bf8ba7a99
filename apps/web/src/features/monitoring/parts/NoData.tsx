import { useQuery } from '@tanstack/react-query'
import { shanghaiDay } from '@kangban/china-time'
import type { Metric } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { dayText } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { BIND, COPY, FIRST_STEP } from './copy.ts'
import type { Place } from './place.ts'
import { placeText } from './place-text.ts'
import { isOwn } from '../../../stores/subject.ts'

const BINDING_PATH = '/binding'

interface Newest {
  /** When the metric was last measured, where that is known. */
  at: string | null
  known: boolean
  /** Not answered yet. */
  awaited: boolean
}

/** When a metric was last measured; asked for when a span has nothing of it. */
export function useNewest(metric: Metric, asked: boolean): Newest {
  const { data, isLoading } = useQuery({
    ...api.home.getHomeSummary.queryOptions({}),
    ...(!asked && { enabled: false }),
  })

  const at = data?.cards.find((card) => card.metric === metric)?.measuredAt ?? null
  return { at, known: data !== undefined, awaited: asked && isLoading }
}

interface NoDataProps {
  newest: Newest
  metric: Metric
  title: string
  place: Place
  onDay: (day: string) => void
}

/** Nothing was measured in the span: says so, and leads to the last day with data, or tells how to begin. */
export function NoData({ newest, metric, title, place, onDay }: NoDataProps) {
  const navigate = useNavigate()
  const { at: newestAt, known } = newest

  if (known && !newestAt) {
    const bind = isOwn() && (
      <Button variant="outline" inline onClick={() => void navigate(BINDING_PATH)}>
        {BIND}
      </Button>
    )

    return <EmptyState text={FIRST_STEP[metric]} action={bind} />
  }

  const day = newestAt ? shanghaiDay(newestAt) : null

  const latest = day !== null && day !== place.day && (
    <Button variant="outline" inline onClick={() => onDay(day)}>
      {COPY.toLatest(dayText(day, place.today))}
    </Button>
  )

  return <EmptyState text={COPY.noData(placeText(place), title)} action={latest} />
}
