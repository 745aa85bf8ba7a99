import { useId } from 'react'
import { withoutUnseen } from '../../format/text.ts'
import styles from './text-area.module.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  rows: number
  /** Characters. */
  most: number
  /** How many there are of how many. */
  count: (count: number, most: number) => string
  error?: string
}

/** A labelled text of several lines that says how long it is. */
export function TextArea({ label, value, onChange, count, most, error, ...rest }: TextAreaProps) {
  const id = useId()

  return (
    <div>
      <label className={`block note ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.area}
        maxLength={most}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(withoutUnseen(event.target.value))}
      />
      <div id={`${id}-note`} className="line spread start gap-s2 mt-s1">
        <p className="small bad lines-15" role={error && 'alert'}>
          {error}
        </p>
        <p className="hint nowrap">{count(value.length, most)}</p>
      </div>
    </div>
  )
}
