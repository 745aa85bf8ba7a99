import { useRef } from 'react'
import { addDays, dayText, relativeDay } from '../../../shared/format/date.ts'
import { ecgCopy } from '../copy.ts'
import { isDay } from '../model/list-date.ts'
import styles from './list.module.css'

const copy = ecgCopy.list

interface DayHeaderProps {
  /** YYYY-MM-DD. */
  day: string
  today: string
  onChange: (day: string) => void
}

/** The day with an arrow to each side; a tap on it opens the phone's own date picker. */
export function DayHeader({ day, today, onChange }: DayHeaderProps) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = (chosen: string) => {
    if (isDay(chosen) && chosen <= today) onChange(chosen)
  }
  return (
    <div className={styles.day}>
      <button type="button" className={styles.arrow} onClick={() => onChange(addDays(day, -1))}>
        <span aria-hidden="true">‹ </span>
        {copy.earlier}
      </button>
      <label className={styles.pick}>
        <span>
          {dayText(day, today)}
          <span aria-hidden="true"> ▾</span>
        </span>
        {relativeDay(day, today) && <span className={styles.relative}>{relativeDay(day, today)}</span>}
        <input
          ref={picker}
          type="date"
          className={styles.input}
          aria-label={copy.pick}
          value={day}
          max={today}
          onChange={(event) => choose(event.target.value)}
          onClick={() => picker.current?.showPicker?.()}
        />
      </label>
      <button
        type="button"
        className={styles.arrow}
        disabled={day >= today}
        aria-label={day >= today ? `${copy.later}，${copy.future}` : undefined}
        onClick={() => onChange(addDays(day, 1))}
      >
        {copy.later}
        <span aria-hidden="true"> ›</span>
      </button>
    </div>
  )
}
