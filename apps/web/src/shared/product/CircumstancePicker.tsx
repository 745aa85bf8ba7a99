import { type Circumstance, CIRCUMSTANCES, NO_CIRCUMSTANCE } from '@kangban/contracts'
import { Card } from '../ui/parts/Card.tsx'
import styles from './circumstance-picker.module.css'
import { toggled } from './circumstances.ts'

const ALL = Object.entries(CIRCUMSTANCES) as [Circumstance, string][]

interface CircumstancePickerProps {
  /** Null: not answered. */
  value: readonly Circumstance[] | null
  /** What becomes of the answer. */
  note: string
  onChange: (told: Circumstance[] | null) => void
}

interface AnswerProps {
  text: string
  isChosen: boolean
  onTap: () => void
}

const Answer = ({ text, isChosen, onTap }: AnswerProps) => (
  <button
    type="button"
    className={`tap small lines-13 surface pill ${styles.answer}`}
    aria-pressed={isChosen}
    onClick={onTap}
  >
    {isChosen && <span aria-hidden="true">✓ </span>}
    {text}
  </button>
)

/** What the person feels, or has just done; nothing needs to be answered. */
export function CircumstancePicker({ value, note, onChange }: CircumstancePickerProps) {
  const isNone = value?.length === 0

  return (
    <Card title="现在有没有">
      <p className="hint mb-s25">{note}</p>
      <div className={`grid gap-s2 ${styles.answers}`}>
        <Answer
          text={NO_CIRCUMSTANCE}
          isChosen={isNone}
          onTap={() => onChange(isNone ? null : [])}
        />
        {ALL.map(([code, text]) => (
          <Answer
            key={code}
            text={text}
            isChosen={value?.includes(code) ?? false}
            onTap={() => onChange(toggled(value, code))}
          />
        ))}
      </div>
    </Card>
  )
}
