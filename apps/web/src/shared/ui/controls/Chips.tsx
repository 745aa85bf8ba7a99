import styles from './chips.module.css'

interface ChipsProps<Value> {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, in as many lines as it takes: a filter above a list. */
export const Chips = <Value,>({ label, options, value, onChange }: ChipsProps<Value>) => (
  <div className="flow gap-s2" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.text}
        type="button"
        className={`tap small lines-13 surface pill ${styles.chip}`}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.value === value && <span aria-hidden="true">✓ </span>}
        {option.text}
      </button>
    ))}
  </div>
)
