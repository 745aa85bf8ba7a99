import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { QUESTIONS } from './copy.ts'
import styles from './questionnaire.module.css'
import type { Tag } from './answers.ts'

const OPTIONS = [
  { value: '1', text: QUESTIONS.has },
  { value: '0', text: QUESTIONS.none },
] as const

interface HistoryQuestionProps {
  label: string
  value: 1 | 0 | undefined
  chosen: readonly Tag[]
  onYes: () => void
  onNo: () => void
}

/** Whether there are diseases, and how many and which were chosen. */
export function HistoryQuestion({ label, value, chosen, onYes, onNo }: HistoryQuestionProps) {
  const names = chosen.map(({ tagName }) => tagName).join('、')

  return (
    <div className="grid gap-s25">
      <div className={`flow spread gap-s2 ${styles.ask}`}>
        <h2 className="text strong">{label}</h2>
        <div className={styles.answer}>
          <Seg
            label={label}
            options={OPTIONS}
            value={value === undefined ? null : `${value}`}
            onChange={(given) => (given === '1' ? onYes() : onNo())}
          />
        </div>
      </div>
      {value === 1 && (
        <button
          type="button"
          className={`line wide tall gap-s2 left text ${styles.chosen}`}
          onClick={onYes}
        >
          <span className={`cell fixed on-solid strong small lines-10 pill ${styles.badge}`}>
            {chosen.length}
          </span>
          <span className="grow">{names || QUESTIONS.nothingChosen}</span>
          <span className="fixed small accent strong nowrap">
            {QUESTIONS.change}&nbsp;<span aria-hidden="true">›</span>
          </span>
        </button>
      )}
    </div>
  )
}
