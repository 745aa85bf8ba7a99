import type { ReportRow } from '@kangban/contracts'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { ROWS } from '../list-copy.ts'
import { REPORT_MARKS } from '../model/report-state.ts'
import styles from './rows.module.css'

/** A dot and a word: nobody has opened this report yet. */
export const UnreadMark = () => (
  <span className={styles.unread}>
    <span aria-hidden="true">●</span>
    {ROWS.unread}
  </span>
)

interface RowHeadProps {
  row: Pick<ReportRow, 'title' | 'state' | 'stateText' | 'unread'>
  /** 昨天, beside the date. */
  note?: string
}

/** What a report is of, whether it was read, and its verdict. */
export const RowHead = ({ row, note = '' }: RowHeadProps) => (
  <span className={styles.head}>
    <span className={styles.title}>
      {row.title}
      {note && <span className={styles.note}> {note}</span>}
    </span>
    <span className={styles.marks}>
      {row.unread && <UnreadMark />}
      {row.state && <StateTag state={REPORT_MARKS[row.state]} text={row.stateText} />}
    </span>
  </span>
)
