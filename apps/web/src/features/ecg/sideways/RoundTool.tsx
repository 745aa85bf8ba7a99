import type { ReactNode } from 'react'
import styles from './sideways.module.css'

interface RoundToolProps {
  /** What it does, for who does not see it; holds the words on it. */
  name: string
  /** The one that is used most. */
  solid?: boolean
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

export const RoundTool = ({
  name,
  solid,
  pressed,
  disabled,
  onClick,
  children,
}: RoundToolProps) => (
  <button
    type="button"
    className={`cell mid ${styles.tool}`}
    data-solid={solid || undefined}
    aria-label={name}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
)
