import type { MetricCard } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { HandTag } from '../../../shared/product/HandTag.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { metricView } from '../model/metric-view.ts'
import { sparkLabel } from '../model/spark-label.ts'
import { sparkOf } from '../model/spark.ts'
import { MetricValue } from './MetricValue.tsx'
import { SparkChart } from './SparkChart.tsx'
import styles from './metric-tile.module.css'

interface MetricTileProps {
  card: MetricCard
  /** Has a line to itself. */
  wide: boolean
  /** Below the card, e.g. an action. */
  children?: ReactNode
}

/** One metric: name, value, its recent course, and what it means. Leads to the metric's screen where there is one. */
export function MetricTile({ card, wide, children }: MetricTileProps) {
  const { char, tone, name, parts, tag, note, byHand, path } = metricView(card)

  const body = (
    <>
      <span className={`line small strong lines-14 gap-s15 ${styles.head}`}>
        <Glyph char={char} tone={tone} size="s" />
        {name}
      </span>
      <span className={styles.value}>
        <MetricValue parts={parts} />
      </span>
      {byHand && (
        <span className="line">
          <HandTag />
        </span>
      )}
      <SparkChart spark={sparkOf(card)} label={sparkLabel(card)} color={`var(--m-${tone})`} />
      <span className={`hint line wrap spread ${styles.foot}`}>
        <span>{note}</span>
        {tag && <StateTag state={tag.state} text={tag.text} />}
      </span>
    </>
  )

  return (
    <li
      className={
        wide ? `stack shrink panel ${styles.tile} whole` : `stack shrink panel ${styles.tile}`
      }
      data-metric={card.metric}
    >
      {hasRoute(path) ? (
        <Link
          to={path}
          className={`stack fill tall ink px-s3 py-s3 rounded-l press ${styles.body}`}
        >
          {body}
        </Link>
      ) : (
        <div className={`stack fill tall ink px-s3 py-s3 rounded-l press ${styles.body}`}>
          {body}
        </div>
      )}
      {children}
    </li>
  )
}
