import type { ReportRow } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { byMonth, monthTitle } from './months.ts'
import styles from './rows.module.css'

interface MonthRowsProps {
  rows: readonly ReportRow[]
  by: 'day' | 'endDay'
  children: (row: ReportRow) => ReactNode
}

/** The reports, a card a month. */
export const MonthRows = ({ rows, by, children }: MonthRowsProps) =>
  byMonth(rows, by).map(({ month, rows: ofMonth }) => (
    <section key={month} className="stack gap-s2" aria-label={monthTitle(month)}>
      <h2 className={`note row baseline spread gap-s3 strong ${styles.heading}`}>
        {monthTitle(month)}
      </h2>
      <Card flush>
        <ul>
          {ofMonth.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      </Card>
    </section>
  ))
