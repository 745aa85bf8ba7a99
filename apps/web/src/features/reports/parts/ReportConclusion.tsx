import type { Sentence as SentenceParts } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import print from './print.module.css'
import styles from './report.module.css'

interface ReportConclusionProps {
  report: { sentence: SentenceParts; elderSentence: SentenceParts }
  /** How grave it is, before the facts. */
  mark?: ReactNode
  /** Whose report it is, and what it rests on. */
  about: readonly string[]
  /** What elderly mode reads aloud. */
  spoken?: string
  children?: ReactNode
}

/** How a report begins: what it says, simpler in elderly mode, and whose it is. Paper has the full sentence always. */
export function ReportConclusion({ report, mark, about, spoken, children }: ReportConclusionProps) {
  const elder = useSettings((state) => state.elder)

  return (
    <div className={`stack start gap-s2 ${styles.conclusion}`}>
      <div className={elder ? print.only : undefined}>
        <Sentence value={report.sentence} />
      </div>
      {elder && (
        <div className={print.hidden}>
          <Sentence value={report.elderSentence} />
        </div>
      )}
      <div className={`line wrap gap-s25 rows-s05 hint ${styles.about}`}>
        {mark}
        {about.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {elder && spoken && (
        <div className={print.hidden}>
          <ReadAloud text={spoken} />
        </div>
      )}
      {children}
    </div>
  )
}
