import { whenInWords } from '../../format/when.ts'
import { Button } from '../controls/Button.tsx'
import { uiCopy } from '../copy.ts'

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
      <span>{uiCopy.updatedAt(whenInWords(updatedAt, now))}</span>
      <Button variant="text" inline busy={refreshing} onClick={onRefresh}>
        {uiCopy.refresh}
      </Button>
    </div>
  )
}

/** Says that what is shown is not the newest. */
export const StaleNotice = ({ updatedAt, now }: Pick<UpdatedLineProps, 'updatedAt' | 'now'>) => (
  <p className="notice warning" role="status">
    <span aria-hidden="true">! </span>
    {uiCopy.stale(whenInWords(updatedAt, now))}
  </p>
)
