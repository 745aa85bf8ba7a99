import { useId, useRef, useState } from 'react'
import { isDay } from '@kangban/china-time'
import { choiceCopy as copy } from './copy.ts'
import styles from './select-field.module.css'

interface DateFieldProps {
  label: string
  /** YYYY-MM-DD; empty while nothing is chosen. */
  value: string
  /** First and last day that may be chosen. */
  min: string
  max: string
  placeholder: string
  onChange: (day: string) => void
}

/** A day by the phone's own picker, or typed where there is a keyboard. */
export function DateField({ label, value, min, max, placeholder, onChange }: DateFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // While a year is typed it is 0001, 0019, 0195: these are shown to the typist and to nobody else.
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const allowed = (day: string) => isDay(day) && day >= min && day <= max
  const shown = typed ?? value

  const type = (day: string) => {
    setTyped(day)
    setWrong(false)
    if (allowed(day)) onChange(day)
  }

  const leave = () => {
    setWrong(typed !== null && typed !== '' && !allowed(typed))
    setTyped(null)
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.dateBox}>
        <span className={styles.box}>
          {shown === '' && (
            <span className={styles.placeholder} aria-hidden="true">
              {placeholder}
            </span>
          )}
          <input
            ref={input}
            id={id}
            type="date"
            className={styles.date}
            data-empty={shown === '' || undefined}
            value={shown}
            min={min}
            max={max}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onClick={() => input.current?.showPicker?.()}
          />
          <span className={styles.arrow} aria-hidden="true">
            ›
          </span>
        </span>
        {wrong && (
          <p id={`${id}-wrong`} className={styles.wrong} role="alert">
            {copy.dayOutside(min, max)}
          </p>
        )}
      </div>
    </div>
  )
}
