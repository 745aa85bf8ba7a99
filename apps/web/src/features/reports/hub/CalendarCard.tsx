import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { dayText, relativeDay, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { CALENDAR } from '../lists/list-copy.ts'
import { monthBefore } from '../lists/months.ts'
import type { CalendarDay } from './overview.ts'
import { detailPath } from '../parts/report-path.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import styles from './hub.module.css'
import { MonthGrid } from './MonthGrid.tsx'
import { UnreadMark } from '../lists/RowHead.tsx'

const DAYS_AT_ONCE = 7

/** The days with a report one below the other, the newest first: in elderly mode a day is a row. */
function DayRows({ days }: { days: readonly CalendarDay[] }) {
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  const today = todayInChina()
  const newestFirst = days.toReversed()

  return (
    <>
      <ul>
        {newestFirst.slice(0, shown).map(({ id, day, state, stateText, unread }) => (
          <li key={id}>
            <Link
              to={detailPath('daily', id)}
              className={`item heading line wrap spread wide ink ${styles.day}`}
            >
              <span>
                {dayText(day, today)} {relativeDay(day, today)}
              </span>
              <span className="line wrap gap-s2 rows-s1">
                {unread && <UnreadMark />}
                <StateTag state={REPORT_MARKS[state]} text={stateText} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown < days.length && (
        <div className={styles.further}>
          <Button variant="outline" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
            {CALENDAR.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** The daily reports of this month or the last one, each with its verdict; the month is in the address. */
export function CalendarCard({ days }: { days: readonly CalendarDay[] }) {
  const elder = useSettings((state) => state.elder)
  const [params, setParams] = useSearchParams()
  const current = todayInChina().slice(0, 7)
  const before = monthBefore(current)
  const month = params.get('month') === before ? before : current
  const ofMonth = days.filter(({ day }) => day.startsWith(month))

  return (
    <div className={styles.bleed}>
      <Card flush title={CALENDAR.title}>
        <div className={styles.months}>
          <Seg
            label={CALENDAR.months}
            options={[before, current].map((value) => ({ value, text: CALENDAR.month(value) }))}
            value={month}
            onChange={(chosen) =>
              setParams(chosen === current ? {} : { month: chosen }, { replace: true })
            }
          />
        </div>
        {elder ? (
          <DayRows key={month} days={ofMonth} />
        ) : (
          <MonthGrid month={month} days={ofMonth} />
        )}
        {ofMonth.length === 0 && <p className={`note ${styles.empty}`}>{CALENDAR.none}</p>}
      </Card>
    </div>
  )
}
