import type { EcgListItem } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { formatTime } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { loadStateOf } from '../../../shared/ui/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { ecgCopy } from '../copy.ts'
import { figureOf } from '../model/figures.ts'
import styles from './list.module.css'
import type { useDayRecords } from './use-day-records.ts'

const { units, metrics } = ecgCopy

function Value({ name, value, unit }: { name: string; value: number | null; unit: string }) {
  return (
    <span className={styles.value}>
      <span className={styles.name}>{name}</span>
      <span className={styles.figure}>
        {display(value)}
        <span className={styles.unit}>{unit}</span>
      </span>
    </span>
  )
}

function WatchRecord({ record }: { record: EcgListItem }) {
  const rate = figureOf('heartRate', record.heartRat)
  return (
    <Card>
      <Link to={`/theHeart?ecg=1&id=${encodeURIComponent(record.id)}`} className={styles.watch}>
        <span className={styles.top}>
          <span className={styles.time}>{formatTime(record.dataTime)}</span>
          <StateTag state={rate.state} text={rate.stateText} />
          <span className={styles.chevron} aria-hidden="true">
            ›
          </span>
        </span>
        <span className={styles.values}>
          <Value name={metrics.heartRate} value={record.heartRat} unit={units.bpm} />
          <Value name={metrics.qt} value={record.qt} unit={units.ms} />
          <Value name={metrics.hrv} value={record.hrv} unit={units.ms} />
        </span>
      </Link>
    </Card>
  )
}

/** The records of the watch on a day. */
export function WatchList({ query }: { query: ReturnType<typeof useDayRecords>['watch'] }) {
  return (
    <LoadState
      query={loadStateOf(query)}
      isEmpty={(data) => data.dataEcgInfosRespList.length === 0}
      empty={<EmptyState text={ecgCopy.list.emptyWatch} />}
    >
      {(data) => (
        <ul className={styles.list}>
          {data.dataEcgInfosRespList.map((record) => (
            <li key={record.id}>
              <WatchRecord record={record} />
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}
