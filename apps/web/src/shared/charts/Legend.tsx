import type { ColorToken } from './chart-theme.ts'
import styles from './legend.module.css'

export type Swatch =
  | 'line'
  | 'dotted'
  | 'dashed'
  | 'band'
  | 'dot'
  | 'hollow'
  | 'diamond'
  | 'square'
  | 'bar'
  | 'down'
  | 'gap'
  | 'area'
  | 'tick'
  | 'none'

export interface LegendEntry {
  /** None for a remark, e.g. the unit. */
  swatch?: Swatch
  color?: ColorToken
  text: string
}

/** What the marks of a chart mean: a shape beside each word. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flow gap-s4 rows-s1 hint">
      {entries.map(({ swatch, color, text }) => (
        <li className="line gap-s15" key={text}>
          {swatch && (
            <span
              className={styles.swatch}
              data-swatch={swatch}
              style={color && { color: `var(--${color})` }}
              aria-hidden="true"
            />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
