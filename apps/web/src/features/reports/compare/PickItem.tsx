import type { ReportRow } from '@kangban/contracts'
import { canToggle, keyOf, type Pick, toggled } from './pick.ts'
import { ReportBody } from '../lists/ReportItem.tsx'
import styles from '../lists/rows.module.css'

interface PickItemProps {
  row: ReportRow
  pick: Pick | null
  mixed: boolean
  onPick: (pick: Pick | null) => void
}

/** A report that can be chosen for the comparison; one that cannot now keeps its place. */
export function PickItem({ row, pick, mixed, onPick }: PickItemProps) {
  const own = keyOf(row)
  const checked = own !== null && pick?.kind === own.kind && pick.keys.includes(own.key)
  const free = canToggle(pick, row)

  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-disabled={!free}
      className={`item press ${styles.row} ${styles.pick}`}
      onClick={() => own && free && onPick(toggled(pick, own))}
    >
      <span className={`cell on-solid bold lines-10 ${styles.box}`} aria-hidden="true">
        {checked && '✓'}
      </span>
      <span className="stack shrink gap-s15">
        <ReportBody row={row} mixed={mixed} />
      </span>
    </button>
  )
}
