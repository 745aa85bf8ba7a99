import styles from './select-field.module.css'

interface FieldButtonProps {
  label: string
  /** Empty while nothing is chosen. */
  value: string
  placeholder: string
  onClick: () => void
}

/** A labelled value in the manner of `SelectField` that opens a sheet to choose from. */
export function FieldButton({ label, value, placeholder, onClick }: FieldButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.field} ${styles.button}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.label}>{label}</span>
      <span className="line grow gap-s15">
        <span className={styles.value} data-empty={value === '' || undefined}>
          {value || placeholder}
        </span>
        <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
          ›
        </span>
      </span>
    </button>
  )
}
