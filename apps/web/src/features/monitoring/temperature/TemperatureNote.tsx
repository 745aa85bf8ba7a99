import { TEMPERATURE } from './temperature-copy.ts'
import styles from './temperature.module.css'

/** The newest reading by itself, and always in sight what the page does not tell. */
export const TemperatureNote = ({ newest }: { newest: string | null }) => (
  <>
    {newest && <p className="note">{newest}</p>}
    <p className={styles.note} role="note">
      <span aria-hidden="true">! </span>
      {TEMPERATURE.note}
    </p>
  </>
)
