import { display } from '../format/display.ts'
import styles from './stats.module.css'

export interface Stat {
  label: string
  /** Two dashes stand for a value that is missing. */
  value: string | number | null
  unit?: string
}

/** Figures side by side, each under its name. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl
      className={styles.stats}
      data-short={stats.length === 4 && stats.every(({ unit }) => !unit)}
    >
      {stats.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd className="caption lines-13">
            <b className="bold fs-20">{display(value)}</b>
            {unit && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
