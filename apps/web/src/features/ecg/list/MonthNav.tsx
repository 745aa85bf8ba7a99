import { ecgCopy, words } from '../parts/copy.ts'
import { stepMonth } from './use-month-records.ts'

const { earlierMonth, laterMonth } = ecgCopy.list

interface MonthNavProps {
  /** YYYY-MM. */
  month: string
  /** The month of today: there is none after it. */
  newest: string
  onChange: (month: string) => void
}

/** The month with an arrow to each side. */
export function MonthNav({ month, newest, onChange }: MonthNavProps) {
  return (
    <div className="line spread gap-s1">
      <button
        type="button"
        className="tap text accent left nowrap"
        onClick={() => onChange(stepMonth(month, -1))}
      >
        <span aria-hidden="true">‹ </span>
        {earlierMonth}
      </button>
      <span className="strong nowrap" aria-live="polite">
        {words.month(month, newest)}
      </span>
      <button
        type="button"
        className={`tap text right nowrap ${month >= newest ? 'faint' : 'accent'}`}
        disabled={month >= newest}
        onClick={() => onChange(stepMonth(month, 1))}
      >
        {laterMonth}
        <span aria-hidden="true"> ›</span>
      </button>
    </div>
  )
}
