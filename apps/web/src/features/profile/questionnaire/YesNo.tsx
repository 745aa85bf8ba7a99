import type { Wizard } from '@kangban/contracts'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import type { AskedOfSome } from './conditions.ts'
import { QUESTIONS } from './copy.ts'
import styles from './questionnaire.module.css'

const OPTIONS = [
  { value: QUESTIONS.yes, text: QUESTIONS.yes },
  { value: QUESTIONS.no, text: QUESTIONS.no },
] as const

interface YesNoProps {
  question: AskedOfSome
  /** The answers for which it is asked. */
  reasons: readonly string[]
  value: Wizard[AskedOfSome]
  onAnswer: (given: Wizard) => void
}

/** A question that follows from an answer, and says from which. */
export const YesNo = ({ question, reasons, value, onAnswer }: YesNoProps) => (
  <div className={`grid gap-s2 ${styles.follow}`}>
    <p className="small accent strong">{QUESTIONS.because(reasons.join('、'))}</p>
    <div className={`flow spread gap-s2 ${styles.ask}`}>
      <span className="text">{QUESTIONS[question]}</span>
      <div className={styles.answer}>
        <Seg
          label={QUESTIONS[question]}
          options={OPTIONS}
          value={value ?? null}
          onChange={(given) => onAnswer({ [question]: given })}
        />
      </div>
    </div>
  </div>
)
