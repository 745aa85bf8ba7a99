import type { ComponentProps } from 'react'
import styles from './help-button.module.css'

/** The round mark of a question. */
export const HelpMark = () => (
  <span className={`cell round caption accent bold lines-10 ${styles.mark}`} aria-hidden="true">
    ?
  </span>
)

type HelpButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-label' | 'aria-expanded' | 'aria-controls' | 'onClick'
>

/** Opens an explanation. The line that it stands in stays as low as its text. */
export const HelpButton = (props: HelpButtonProps) => (
  <button {...props} type="button" className={`cell fixed square ${styles.help}`}>
    <HelpMark />
  </button>
)
