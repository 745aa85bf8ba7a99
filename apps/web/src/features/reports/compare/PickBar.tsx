import { Button } from '../../../shared/ui/controls/Button.tsx'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { HISTORY } from '../lists/list-copy.ts'
import { PAIR, type Pick } from './pick.ts'
import styles from '../lists/rows.module.css'

interface PickBarProps {
  pick: Pick | null
  onCancel: () => void
  onCompare: (pick: Pick) => void
}

function hintOf(pick: Pick | null): string {
  if (!pick) return HISTORY.pickFirst
  return pick.keys.length < PAIR ? HISTORY.pickSecond(REPORT_KIND_NAMES[pick.kind]) : HISTORY.ready
}

/** What is still to be chosen, and the comparison of what is. */
export function PickBar({ pick, onCancel, onCompare }: PickBarProps) {
  const pair = pick && pick.keys.length === PAIR ? pick : null

  return (
    <div className="stack fill gap-s2">
      <p className="note lines-14 mid" role="status">
        {hintOf(pick)}
      </p>
      <div className={`grid gap-s3 ${styles.buttons}`}>
        <Button variant="outline" onClick={onCancel}>
          {HISTORY.cancel}
        </Button>
        <Button disabled={!pair} onClick={() => pair && onCompare(pair)}>
          {HISTORY.go}
        </Button>
      </div>
    </div>
  )
}
