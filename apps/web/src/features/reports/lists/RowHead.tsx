import type { ReportRow } from '@kangban/contracts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ROWS } from './list-copy.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'

/** A dot and a word: nobody has opened this report yet. */
export const UnreadMark = () => (
  <span className="inline-line gap-s1 caption accent strong lines-15 nowrap">
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
  <span className="line wrap spread wide gap-s25 rows-s1">
    <span className="heading keep-words">
      {row.title}
      {note && <span className="note plain"> {note}</span>}
    </span>
    <span className="line wrap gap-s2 rows-s1">
      {row.unread && <UnreadMark />}
      {row.state && <StateTag state={REPORT_MARKS[row.state]} text={row.stateText} />}
    </span>
  </span>
)
