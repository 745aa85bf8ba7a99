import { Link } from 'react-router-dom'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { stateMark } from '@kangban/rules/state-mark'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { CALENDAR } from '../lists/list-copy.ts'
import { weeksOf } from './calendar-month.ts'
import { monthTitle } from '../lists/months.ts'
import type { CalendarDay } from './overview.ts'
import { detailPath } from '../parts/report-path.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import styles from './hub.module.css'
import { UnreadMark } from '../lists/RowHead.tsx'

interface DayCellProps {
  day: string
  report: CalendarDay | undefined
  isToday: boolean
}

function DayCell({ day, report, isToday }: DayCellProps) {
  const className = `press ${styles.cell} ${isToday ? styles.today : ''}`
  const number = Number(day.slice(8))
  if (!report) return <span className={className}>{number}</span>
  const mark = REPORT_MARKS[report.state]

  const words = [
    dayText(day, todayInChina()),
    report.stateText,
    ...(report.unread ? [CALENDAR.unread] : []),
  ]

  return (
    <Link to={detailPath('daily', report.id)} className={className} aria-label={words.join('，')}>
      {number}
      <span
        className={`caption ok bold lines-13 ${styles.mark}`}
        data-state={mark}
        aria-hidden="true"
      >
        {stateMark(mark)}
      </span>
      {report.unread && (
        <span className={`solid absolute round ${styles.dot}`} aria-hidden="true" />
      )}
    </Link>
  )
}

interface MonthGridProps {
  month: string
  days: readonly CalendarDay[]
}

/** A month from Monday to Sunday; a day with a report leads to it. */
export function MonthGrid({ month, days }: MonthGridProps) {
  const reports = new Map(days.map((day) => [day.day, day]))
  const today = todayInChina()

  return (
    <>
      <div className={`px-s2 ${styles.calendar}`}>
        <table className={styles.grid} aria-label={monthTitle(month)}>
          <thead>
            <tr>
              {CALENDAR.weekdays.map((text) => (
                <th
                  className="hint plain py-s1"
                  key={text}
                  scope="col"
                  aria-label={CALENDAR.weekdayName(text)}
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) => (
                  <td key={day ?? index}>
                    {day && <DayCell day={day} report={reports.get(day)} isToday={day === today} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {days.length > 0 && (
        <div className={`line wrap gap-s25 rows-s15 ${styles.legend}`}>
          {CALENDAR.legend.map(({ state, text }) => (
            <StateTag key={state} state={state} text={text} />
          ))}
          <UnreadMark />
        </div>
      )}
    </>
  )
}
