import { Button } from '../../../shared/ui/Button.tsx'
import { COPY } from '../copy.ts'
import { whenInWords } from '../model/when.ts'
import styles from './updated-line.module.css'
import type { Home } from './use-home-summary.ts'

interface UpdatedLineProps {
  home: Pick<Home, 'refresh' | 'refreshing'>
  updatedAt: string
  now: number
}

/** When the data are of, and a way to fetch newer ones without pulling. */
export function UpdatedLine({ home, updatedAt, now }: UpdatedLineProps) {
  return (
    <div className={styles.line}>
      <span>{COPY.updatedAt(whenInWords(updatedAt, now))}</span>
      <Button variant="text" inline busy={home.refreshing} onClick={() => void home.refresh()}>
        {COPY.refresh}
      </Button>
    </div>
  )
}

/** Says that what is shown is not the newest. */
export const StaleNotice = ({ updatedAt, now }: Pick<UpdatedLineProps, 'updatedAt' | 'now'>) => (
  <p className={styles.stale} role="status">
    <span aria-hidden="true">! </span>
    {COPY.stale(whenInWords(updatedAt, now))}
  </p>
)
