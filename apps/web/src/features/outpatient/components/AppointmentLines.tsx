import { Fragment } from 'react'
import styles from './appointment-lines.module.css'

export type Line = readonly [label: string, value: string]

/** What an appointment says, a line for each field. */
export const AppointmentLines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={`grid gap-s2 text lines-15 ${styles.lines}`}>
    {lines.map(([label, value]) => (
      <Fragment key={label}>
        <dt className="muted">{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
