import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { COPY } from '../copy.ts'
import { meanText } from '../model/mean-text.ts'
import { type MeanDifference, textsOf } from '../model/measures.ts'
import styles from './means.module.css'

/** How far the watch is from the instrument on average, and over how many pairs: the table in four lines. */
export function MeanDifferences({ means }: { means: readonly MeanDifference[] }) {
  return (
    <Card title={COPY.meanTitle}>
      <p className={`hint ${styles.note}`}>{COPY.meanNote}</p>
      <ul>
        {means.map((mean) => (
          <li key={mean.measure.key} className={`item ${styles.row}`}>
            <Glyph {...mean.measure.seal} size="s" />
            <span className={styles.name}>{textsOf(mean.measure).name}</span>
            <span className={`small ${styles.mean}`}>{meanText(mean)}</span>
            {mean.count > 0 && <span className="hint">{COPY.pairs(mean.count)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
