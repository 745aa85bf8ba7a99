import type { LabelledText } from '@kangban/contracts'
import { valueParts } from './value-parts.ts'
import styles from './figures.module.css'

/** Figures large, their units small. */
export const ValueText = ({ text }: { text: string }) => (
  <span>
    {valueParts(text).map(({ number, unit }) => (
      <span key={`${number}${unit}`} className={`inline-block nowrap ${styles.part}`}>
        <b className={`number bold tight ${styles.number}`}>{number}</b>
        <span className={`hint ${styles.unit}`}>{unit}</span>
      </span>
    ))}
  </span>
)

interface FiguresProps {
  figures: readonly LabelledText[]
  /** Larger numbers, for the newest report of the hub. */
  large?: boolean
}

/** The key numbers of a report: the name above, the figure large, its unit small. */
export function Figures({ figures, large = false }: FiguresProps) {
  if (figures.length === 0) return null

  return (
    <span className={`block wide caption ${styles.frame}`}>
      <span className={`flow wide ${styles.figures} ${large ? styles.large : ''}`}>
        {figures.map(({ label, text }) => (
          <span key={label} className={`stack ${styles.figure}`}>
            <span className="hint">{label} </span>
            <ValueText text={text} />
          </span>
        ))}
      </span>
    </span>
  )
}
