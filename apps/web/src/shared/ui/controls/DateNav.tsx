import { useRef } from 'react'
import { addDays, isDay } from '@kangban/china-time'
import { dayText, formatLongWeekday, relativeDay } from '../../format/date.ts'
import { spanText } from '@kangban/rules/reports/span-text'
import { dateNavCopy as copy } from '../late-copy.ts'
import styles from './date-nav.module.css'

export type DateSpan = 'day' | 'week' | 'month'

/** Days of a span; it ends with the chosen day. */
export const SPAN_DAYS: Record<DateSpan, number> = { day: 1, week: 7, month: 30 }

/** The day on which the span before (-1) or after (1) ends; never one that has not come. */
export function stepDay(
  day: string,
  span: DateSpan,
  { by, today }: { by: -1 | 1; today: string },
): string {
  const to = addDays(day, by * SPAN_DAYS[span])
  return to > today ? today : to
}

/** Before there were such watches. */
const EARLIEST = '2010-01-01'

interface DateNavProps {
  /** YYYY-MM-DD; the last day of the span. */
  day: string
  span?: DateSpan
  today: string
  /** 2026-11-20 星期五 instead of 11月20日 周五. */
  long?: boolean
  onChange: (day: string) => void
}

function shownText({ day, span = 'day', today, long = false }: DateNavProps): string {
  if (span !== 'day') return spanText(addDays(day, 1 - SPAN_DAYS[span]), day, today)
  return long ? `${day} ${formatLongWeekday(day)}` : dayText(day, today)
}

const ARROW = `tap text accent left nowrap ${styles.arrow}`

/** The day, week or month with an arrow to each side; a tap on it opens the phone's own date picker. */
export function DateNav(props: DateNavProps) {
  const { day, span = 'day', today, onChange } = props
  const picker = useRef<HTMLInputElement>(null)
  const words = copy.spans[span]
  const atEnd = day >= today
  const relative = span === 'day' ? relativeDay(day, today) : ''

  const choose = (chosen: string) => {
    // A year that is being typed passes through 0001 to 0201.
    if (isDay(chosen) && chosen >= EARLIEST && chosen <= today) onChange(chosen)
  }

  return (
    <div className={styles.day}>
      <button
        type="button"
        className={ARROW}
        onClick={() => onChange(stepDay(day, span, { by: -1, today }))}
      >
        <span aria-hidden="true">‹ </span>
        {words.earlier}
      </button>
      <label className={`grid relative tall strong lines-13 mid ${styles.pick}`}>
        <span aria-live="polite">
          {shownText(props)}
          <span aria-hidden="true"> ▾</span>
        </span>
        {relative && <span className="caption muted plain">{relative}</span>}
        <input
          ref={picker}
          type="date"
          className={styles.input}
          aria-label={copy.pick}
          value={day}
          min={EARLIEST}
          max={today}
          onChange={(event) => choose(event.target.value)}
          onClick={() => picker.current?.showPicker?.()}
        />
      </label>
      <button
        type="button"
        className={ARROW}
        disabled={atEnd}
        aria-label={atEnd ? `${words.later}，${copy.future}` : undefined}
        onClick={() => onChange(stepDay(day, span, { by: 1, today }))}
      >
        {words.later}
        <span aria-hidden="true"> ›</span>
      </button>
    </div>
  )
}
