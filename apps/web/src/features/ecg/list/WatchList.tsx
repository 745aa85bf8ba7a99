import { Link } from 'react-router-dom'
import { shanghaiClock } from '@kangban/china-time'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { useIsOpen } from '../../../shared/ui/page/beside.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy } from '../parts/copy.ts'
import type { EcgListItem } from '../parts/ecg-answer.ts'
import type { RecordState } from '../parts/record-state.ts'
import styles from './list.module.css'
import { watchWords } from './row-words.ts'
import type { useDayRecords } from './use-day-records.ts'

const { units, metrics } = ecgCopy

function Value({
  name,
  value,
  unit,
}: {
  name: string
  value: string | number | null
  unit: string
}) {
  return (
    <span className={`grid small lines-14 ${styles.value}`}>
      <span className="muted">{name}</span>
      <span className="number bold nowrap fs-n22">
        {display(value)}
        <span className={`hint plain ${styles.unit}`}>{unit}</span>
      </span>
    </span>
  )
}

function RecordBody({ record, opens }: { record: EcgListItem; opens: boolean }) {
  const { dataTime } = record
  const { state, stateText, rateText } = watchWords(record)

  return (
    <>
      <span className="line wrap gap-s25 rows-s1">
        <span className="number bold lines-13 fs-n22">
          {display(dataTime && shanghaiClock(dataTime))}
        </span>
        <StateTag state={state} text={stateText} />
        {opens && (
          <span className="push faint" aria-hidden="true">
            ›
          </span>
        )}
      </span>
      <span className={`even gap-s2 ${styles.values}`}>
        <Value name={metrics.heartRate} value={rateText} unit={units.bpm} />
        <Value name={metrics.qt} value={record.qt} unit={units.ms} />
        <Value name={metrics.hrv} value={record.hrv} unit={units.ms} />
      </span>
    </>
  )
}

/** Leads to the record; one without an id cannot be asked for. */
function WatchRecord({ record }: { record: EcgListItem }) {
  const { id, dataTime } = record
  const opens = Boolean(id) && hasRoute('/theHeart')
  const to = `/theHeart?ecg=1&id=${encodeURIComponent(id ?? '')}`
  const isOpen = useIsOpen()

  return (
    <Card>
      {id && opens ? (
        <Link
          to={to}
          state={{ dataTime } satisfies RecordState}
          className="grid gap-s2 ink"
          aria-current={isOpen(to) ? 'page' : undefined}
        >
          <RecordBody record={record} opens />
        </Link>
      ) : (
        <div className="grid gap-s2 ink">
          <RecordBody record={record} opens={false} />
        </div>
      )}
    </Card>
  )
}

/** The records of the watch on a day. */
export function WatchList({ query }: { query: ReturnType<typeof useDayRecords>['watch'] }) {
  return (
    <LoadState
      query={loadStateOf(query)}
      isEmpty={(data) => !data?.dataEcgInfosRespList.length}
      empty={<EmptyState text={ecgCopy.list.emptyWatch} />}
    >
      {(data) => (
        <ul className="grid gap-s3">
          {data?.dataEcgInfosRespList.map((record, index) => (
            <li key={record.id ?? index}>
              <WatchRecord record={record} />
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}
