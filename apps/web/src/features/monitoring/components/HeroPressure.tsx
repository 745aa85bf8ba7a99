import { BigNumber } from '../../../shared/ui/BigNumber.tsx'
import { PRESSURE } from '../pressure-copy.ts'
import styles from './pressure.module.css'

/** The large number of a page; the unit may go below it, since two pressures are wide. */
export const HeroPressure = ({ text }: { text: string }) => (
  <p className={styles.heroValue}>
    <BigNumber value={text} size="hero" color="var(--m-bp)" />
    <span className={styles.unit}>{PRESSURE.unit}</span>
  </p>
)
