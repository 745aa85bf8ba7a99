import type { ReportRow } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { relativeDay, todayInChina } from '../../../shared/format/date.ts'
import { useIsOpen } from '../../../shared/ui/page/beside.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { KIND_SEALS } from './kind-style.ts'
import { rowPath } from './row-path.ts'
import { weekChange } from './spoken-row.ts'
import { Figures } from './Figures.tsx'
import { RowHead } from './RowHead.tsx'
import styles from './rows.module.css'

interface ReportBodyProps {
  row: ReportRow
  /** Says of which kind it is, where kinds stand together. */
  mixed: boolean
}

/** What a line tells of a report. */
export function ReportBody({ row, mixed }: ReportBodyProps) {
  const { kind, day, keyNumbers, change } = row
  const note = kind === 'daily' ? relativeDay(day, todayInChina()) : ''

  return (
    <>
      {mixed && (
        <span className="line note lines-14 gap-s15">
          <Glyph {...KIND_SEALS[kind]} size="s" />
          {REPORT_KIND_NAMES[kind]}
        </span>
      )}
      <RowHead row={titled(row)} note={note} />
      <Figures figures={keyNumbers} />
      {change && <span className="note">{weekChange(change)}</span>}
    </>
  )
}

/** The days of a report are its title; a survey and a document get theirs. */
function titled(row: ReportRow): ReportRow {
  const day = `${Number(row.day.slice(5, 7))}月${Number(row.day.slice(8))}日`
  if (row.kind === 'tcm') return { ...row, title: day }
  return row.kind === 'document' ? { ...row, title: `${day} ${row.title}` } : row
}

/** A report in a list; leads to its page where there is one. */
export function ReportItem({ row, mixed }: ReportBodyProps) {
  const path = rowPath(row)
  const isOpen = useIsOpen()
  const body = <ReportBody row={row} mixed={mixed} />
  if (!path) return <div className={`item press ${styles.row}`}>{body}</div>

  return (
    <Link
      to={path}
      className={`item press ${styles.row}`}
      aria-current={isOpen(path) ? 'page' : undefined}
    >
      {body}
    </Link>
  )
}
