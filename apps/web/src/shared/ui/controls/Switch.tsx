import styles from './switch.module.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className="cell tap"
      onClick={() => onChange(!checked)}
    >
      <span className={`block pill ${styles.track}`} data-on={checked || undefined}>
        <span className={`block surface round ${styles.knob}`} />
      </span>
    </button>
  )
}
