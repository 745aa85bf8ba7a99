import { type ReactNode, Suspense } from 'react'
import { useSettings } from '../../../stores/settings.ts'
import { Button } from '../controls/Button.tsx'
import { uiCopy } from '../copy.ts'
import styles from './wheel-form.module.css'

interface WheelFormProps {
  /** Beside the wheels in elderly mode: the same, typed. */
  typed?: ReactNode
  onConfirm: () => void
  /** The wheels. */
  children: ReactNode
}

/** What is turned on wheels counts when it is confirmed: closing the sheet changes nothing. */
export function WheelForm({ typed, onConfirm, children }: WheelFormProps) {
  const elder = useSettings((state) => state.elder)

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Not the form in whose field this one was opened.
        event.stopPropagation()
        onConfirm()
      }}
    >
      {elder && typed}
      <Suspense
        fallback={
          <p className={styles.loading} role="status">
            {uiCopy.loading}
          </p>
        }
      >
        {children}
      </Suspense>
      <div className={styles.done}>
        <Button type="submit">{uiCopy.confirm}</Button>
      </div>
    </form>
  )
}
