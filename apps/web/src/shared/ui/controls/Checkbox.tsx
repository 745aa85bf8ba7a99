import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label; links in it stay links. */
  children: ReactNode
}

export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  const labelId = useId()

  return (
    <div className="line tall">
      <button
        type="button"
        role="checkbox"
        aria-checked={checked}
        aria-labelledby={labelId}
        className={styles.hit}
        onClick={() => onChange(!checked)}
      >
        <span
          className={`cell on-solid bold lines-10 surface rounded-s ${styles.box}`}
          data-checked={checked || undefined}
          aria-hidden="true"
        >
          {checked ? '✓' : ''}
        </span>
      </button>
      <span id={labelId} className={`grow small lines-16 ${styles.label}`}>
        {children}
      </span>
    </div>
  )
}
