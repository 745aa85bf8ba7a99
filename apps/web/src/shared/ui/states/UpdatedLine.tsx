import { whenInWords } from '../../format/when.ts'
import { Button } from '../controls/Button.tsx'
import { updatedCopy as copy } from './updated-copy.ts'

interface UpdatedLineProps {
  /** When the data are of. */
  updatedAt: string
  now: number
  refreshing: boolean
  onRefresh: () => void
}

/** When the data are of, and a way to fetch newer ones without pulling. */
export function UpdatedLine({ updatedAt, now, refreshing, onRefresh }: UpdatedLineProps) {
  return (
    <div className="line wrap spread hint">
      <span>{copy.updatedAt(whenInWords(updatedAt, now))}</span>
      <Button variant="text" inline busy={refreshing} onClick={onRefresh}>
        {copy.refresh}
      </Button>
    </div>
  )
}

/** Says that what is shown is not the newest. */
export const StaleNotice = ({ updatedAt, now }: Pick<UpdatedLineProps, 'updatedAt' | 'now'>) => (
  <p className="notice warning" role="status">
    <span aria-hidden="true">! </span>
    {copy.stale(whenInWords(updatedAt, now))}
  </p>
)
