import type { ReactNode } from 'react'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { StateTag, type TagState } from '../../../shared/ui/parts/StateTag.tsx'
import styles from './metric-hero.module.css'

interface MetricHeroProps {
  value: string | number | null
  unit: string
  /** A CSS colour. */
  color: string
  /** When and how it was measured, or what it is the mean of; null where that is not known. */
  note: ReactNode
  tag?: { state: TagState; text: string } | null
}

/** The one large number of a page, its verdict, and below what it is of. */
export function MetricHero({ value, unit, color, note, tag }: MetricHeroProps) {
  return (
    <div className={`grow ${styles.hero}`}>
      <div className="line wrap spread gap-s3 rows-s1">
        <BigNumber value={value} unit={unit} size="hero" color={color} />
        {tag && <StateTag {...tag} />}
      </div>
      {note !== null && <p className="note">{note}</p>}
    </div>
  )
}
