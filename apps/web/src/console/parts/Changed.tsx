import { CONSOLE } from '../copy.ts'
import styles from '../console.module.css'

/** How many things are not as at first; nothing where all are. */
export const Changed = ({ count }: { count: number }) =>
  count > 0 && <span className={`small warn nowrap ${styles.chip}`}>{CONSOLE.changed(count)}</span>
