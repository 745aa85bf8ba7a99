import { TEMPERATURE } from './temperature-copy.ts'
import styles from './temperature.module.css'

/** Always in sight: what the page does not tell. */
export const TemperatureNote = () => (
  <p className={styles.note} role="note">
    <span aria-hidden="true">! </span>
    {TEMPERATURE.note}
  </p>
)
