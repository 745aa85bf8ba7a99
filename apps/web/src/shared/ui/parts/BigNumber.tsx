import { display } from '../../format/display.ts'
import styles from './big-number.module.css'

interface BigNumberProps {
  /** Two dashes stand for a value that is missing. */
  value: string | number | null | undefined
  unit?: string
  /** `m` on cards, `hero` once a page. */
  size?: 'm' | 'hero'
  /** A CSS colour, e.g. `var(--m-heart)`; ink by default. */
  color?: string
}

/** A number in tabular figures with a small quiet unit. */
export function BigNumber({ value, unit, size = 'm', color }: BigNumberProps) {
  return (
    <span className={`${styles.number} ${styles[size]}`} style={color ? { color } : undefined}>
      {display(value)}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
