import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** One `primary` (solid) on a surface; `rescue` only for the rescue call. */
  variant?: 'primary' | 'outline' | 'danger' | 'rescue' | 'text'
  /** Only as wide as its text. */
  inline?: boolean
  /** An action under way: keeps its place and takes no second tap. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  inline = false,
  busy = false,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[variant]} ${inline ? styles.inline : ''}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  )
}
