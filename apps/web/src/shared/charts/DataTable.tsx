import { useState } from 'react'
import { display } from '../format/display.ts'
import { chartCopy } from './copy.ts'
import styles from './data-table.module.css'

export interface DataTableProps {
  /** What the table holds, e.g. 11月20日的心率. */
  caption: string
  /** The first column names the row. */
  columns: readonly string[]
  /** A missing value shows as two dashes. */
  rows: readonly (readonly (string | number | null)[])[]
}

/** The data of a chart as a table, for whoever cannot or does not want to read the drawing. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  // Made when it is opened: a day of heart rate has hundreds of rows.
  const [open, setOpen] = useState(false)

  return (
    <details
      className={`ruled ${styles.details}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`line tall small accent strong ${styles.summary}`}>
        {chartCopy.table}
      </summary>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
          <table className={`wide small lines-15 ${styles.table}`}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], index) => (
                <tr key={`${name}-${index}`}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    <td key={columns[column + 1]}>{display(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
