import styles from './chips.module.css'

interface ToggleChipsProps {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly { value: string; text: string }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Any number of a few, each turned on and off by a tap. */
export const ToggleChips = ({ label, options, chosen, onToggle }: ToggleChipsProps) => (
  <div className="flow gap-s2" role="group" aria-label={label}>
    {options.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        className={`tap small lines-13 surface pill ${styles.chip}`}
        aria-pressed={chosen.includes(value)}
        onClick={() => onToggle(value)}
      >
        {chosen.includes(value) && <span aria-hidden="true">✓ </span>}
        {text}
      </button>
    ))}
  </div>
)
