import { BY_HAND } from '@kangban/contracts'
import styles from './hand-tag.module.css'

/** How a reading without a device is marked: the hollow diamond of the charts, and the word. */
export const HandTag = () => (
  <span className={`line gap-s1 small strong nowrap ${styles.hand}`}>
    <span className={styles.diamond} aria-hidden="true" />
    {BY_HAND}
  </span>
)
