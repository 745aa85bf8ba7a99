import { useId } from 'react'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  text: string
}

interface SelectFieldProps {
  label: string
  /** Empty while nothing is chosen. */
  value: string
  options: readonly SelectOption[]
  placeholder: string
  /** After the value, e.g. a unit. */
  unit?: string
  onChange: (value: string) => void
}

/** One of many; the phone's own picker, which its owner knows. */
export function SelectField({
  label,
  value,
  options,
  placeholder,
  unit,
  onChange,
}: SelectFieldProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className="line grow gap-s15">
        <select
          id={id}
          className={styles.select}
          data-empty={value === '' || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        {unit && value !== '' && <span className="fixed small muted">{unit}</span>}
        <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
          ›
        </span>
      </span>
    </div>
  )
}
