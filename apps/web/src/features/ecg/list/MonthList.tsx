import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { useIsOpen } from '../../../shared/ui/page/beside.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy } from '../parts/copy.ts'
import type { RecordState } from '../parts/record-state.ts'
import styles from './list.module.css'
import { HoursThumb, StripThumb } from './StripThumb.tsx'
import type { MonthRecord } from './use-month-records.ts'

function RowBody({ record, opens }: { record: MonthRecord; opens: boolean }) {
  const { at, device, state, stateText, rateText, thumbnail, hours, doctor } = record

  return (
    <>
      {thumbnail && <StripThumb thumbnail={thumbnail} />}
      {hours.length > 0 && <HoursThumb hours={hours} />}
      <span className="grow grid gap-s1">
        <span className="flow gap-s2 rows-s05 baseline">
          <StateTag state={state} text={stateText} />
          {doctor && (
            <span className={`small strong nowrap ${doctor.knows ? 'ok' : 'bad'}`}>
              {doctor.knows && <span aria-hidden="true">✓ </span>}
              {doctor.text}
            </span>
          )}
        </span>
        <span className="flow gap-s2 baseline">
          <span className="nowrap">
            <span className="number bold fs-n22">{display(rateText)}</span>
            <span className={`hint ${styles.unit}`}>{ecgCopy.units.bpm}</span>
          </span>
          <span className="note">
            {device} {shanghaiClock(at)}
          </span>
        </span>
      </span>
      {opens && (
        <span className="fixed faint" aria-hidden="true">
          ›
        </span>
      )}
    </>
  )
}

const ROW = `item line gap-s2 ink ${styles.row}`

function Row({ record }: { record: MonthRecord }) {
  const { at, to } = record
  const path = to?.split('?')[0]
  const isOpen = useIsOpen()

  return to && path && hasRoute(path) ? (
    <Link
      to={to}
      state={{ dataTime: at } satisfies RecordState}
      className={`press ${ROW}`}
      aria-current={isOpen(to) ? 'page' : undefined}
    >
      <RowBody record={record} opens />
    </Link>
  ) : (
    <div className={ROW}>
      <RowBody record={record} opens={false} />
    </div>
  )
}

const dayOf = ({ at }: MonthRecord) => shanghaiDay(at)

interface MonthListProps {
  records: readonly MonthRecord[]
  /** The day that the address names: it is brought into sight. */
  named: string | null
}

/** The records of a month under their days, newest first; each says what it is. */
export function MonthList({ records, named }: MonthListProps) {
  const ofNamed = useRef<HTMLElement>(null)

  useEffect(() => {
    if (named) ofNamed.current?.scrollIntoView({ block: 'center' })
  }, [named])

  const today = todayInChina()
  const days = [...new Set(records.map(dayOf))]

  return days.map((day) => (
    <section
      key={day}
      ref={day === named && day !== days[0] ? ofNamed : undefined}
      aria-label={dayText(day, today)}
    >
      <h2 className="note strong mb-s2">{dayText(day, today)}</h2>
      <Card>
        <ul>
          {records
            .filter((record) => dayOf(record) === day)
            .map((record) => (
              <li key={record.key}>
                <Row record={record} />
              </li>
            ))}
        </ul>
      </Card>
    </section>
  ))
}
