import { addDays } from '@kangban/china-time'
import type { ManualReading } from '@kangban/contracts'
import { manualValue } from '@kangban/rules/manual/manual-words'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { readingTime } from '../parts/reading-time.ts'
import { MANUAL } from './manual-copy.ts'
import { entryPath } from './manual-path.ts'
import { ManualRows } from './ManualRows.tsx'

const { weight } = MANUAL

const kgOf = (one: ManualReading | undefined): number | null =>
  one && one.reading.kind === 'weight' ? one.reading.value : null

/** 最近一次 61.5 公斤，今天 07:10 称的。比上一次少 0.5 公斤。 */
function wordsOf([newest, before]: readonly ManualReading[]): string {
  if (!newest) return weight.first
  const when = readingTime(newest.reading.at, todayInChina())
  const said = weight.sentence(manualValue(newest.reading), when)
  const [now, then] = [kgOf(newest), kgOf(before)]
  if (now === null || then === null) return said
  const by = Math.abs(now - then).toFixed(1)
  const how = now > then ? weight.more(by) : now < then ? weight.less(by) : weight.same
  return `${said}${weight.change(how)}。`
}

/** 体重: what was weighed, newest first. */
export default function WeightPage() {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const now = useNow()
  const today = todayInChina()

  const { data, stale, fetchedAt, refresh } = useKeptQuery(
    api.monitoring.listManualReadings.queryOptions({
      kind: 'weight',
      fromDay: addDays(today, -MANUAL_LIMITS.days),
      toDay: today,
    }),
  )

  const bottom = (
    <>
      {elder && data && <ReadAloud text={wordsOf(data)} />}
      <Button onClick={() => void navigate(entryPath('weight'))}>{MANUAL.enter}</Button>
    </>
  )

  return (
    <Page title={weight.title} back bottom={bottom}>
      {data === undefined && (stale ? <ErrorState onRetry={() => void refresh()} /> : <Skeleton />)}
      {data && stale && fetchedAt && <StaleNotice updatedAt={fetchedAt} now={now} />}
      {data && data.length > 0 && <Sentence value={wordsOf(data)} />}
      {data?.length === 0 && <EmptyState text={weight.first} />}
      {data && (
        // Also without any: what was deleted last is taken back here.
        <Card>
          <ManualRows readings={data} isDay={false} />
          <p className="note lines-16">{weight.inProfile}</p>
        </Card>
      )}
    </Page>
  )
}
