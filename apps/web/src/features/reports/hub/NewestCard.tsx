import type { ReportRow } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { relativeDay, todayInChina } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { HUB } from '../lists/list-copy.ts'
import { rowPath } from '../lists/row-path.ts'
import { weekChange } from '../lists/spoken-row.ts'
import { Figures } from '../lists/Figures.tsx'
import styles from './hub.module.css'
import { RowHead } from '../lists/RowHead.tsx'

interface NewestCardProps {
  title: string
  row: ReportRow | null
  /** Said while there is none. */
  none: string
  /** Where all of them are. */
  list: string
}

/** The newest report of a kind with its verdict and key numbers, and the way to all of them. */
export function NewestCard({ title, row, none, list }: NewestCardProps) {
  const all = hasRoute(list) && (
    <Link
      to={list}
      className={`line tap end fixed gap-s1 small strong ${styles.all}`}
      aria-label={HUB.allOf(title)}
    >
      {HUB.all}
      <span aria-hidden="true">›</span>
    </Link>
  )

  return (
    <Card flush title={title} right={row && all}>
      {row ? <Newest row={row} /> : <p className={`text muted lines-15 ${styles.none}`}>{none}</p>}
    </Card>
  )
}

function Newest({ row }: { row: ReportRow }) {
  const path = rowPath(row)

  const body = (
    <>
      <RowHead row={row} note={row.kind === 'daily' ? relativeDay(row.day, todayInChina()) : ''} />
      <Figures figures={row.keyNumbers} large />
      {row.change && <span className="note">{weekChange(row.change)}</span>}
    </>
  )

  if (!path) return <div className={`stack tall gap-s2 ink press ${styles.newest}`}>{body}</div>

  return (
    <Link to={path} className={`stack tall gap-s2 ink press ${styles.newest}`}>
      {body}
    </Link>
  )
}
