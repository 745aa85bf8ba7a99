import { type ComponentProps, type ReactNode, useId } from 'react'
import { digitsOnly as keepDigits, withoutUnseen } from '../../format/text.ts'
import styles from './field.module.css'

interface FieldProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'className' | 'id'
> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Everything but digits is stripped as it is typed. */
  digitsOnly?: boolean
  error?: string | null
  /** A quiet line below the input, e.g. a unit or where a code went. */
  hint?: ReactNode
  /** Inside the input at its end, e.g. a button. */
  end?: ReactNode
}

/** A labelled input with its error as text. */
export function Field({
  label,
  value,
  onChange,
  digitsOnly = false,
  error,
  hint,
  end,
  maxLength,
  ...rest
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          inputMode={digitsOnly ? 'numeric' : rest.inputMode}
          // The browser would cut a pasted 138-0000-0001 before its dashes are gone.
          maxLength={digitsOnly ? undefined : maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          onChange={(event) =>
            onChange(
              digitsOnly
                ? keepDigits(event.target.value).slice(0, maxLength)
                : withoutUnseen(event.target.value),
            )
          }
        />
        {end}
      </div>
      {(error || hint) && (
        <p
          id={noteId}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
