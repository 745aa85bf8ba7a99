import styles from './strip.module.css'

interface ChipChoiceProps {
  label: string
  /** Null where it is none of the values. */
  value: number | null
  values: readonly number[]
  onChange: (value: number) => void
}

/** A chip over the phone's own list of choices. */
export function ChipChoice({ label, value, values, onChange }: ChipChoiceProps) {
  return (
    <label className={`ring-within ${styles.chip}`}>
      <span aria-hidden="true">
        {label} {value ?? '–'} ▾
      </span>
      <select
        className={`wide absolute full-height bare ${styles.select}`}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {value === null && (
          <option value="" hidden>
            {label}
          </option>
        )}
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {label} {choice}
          </option>
        ))}
      </select>
    </label>
  )
}
