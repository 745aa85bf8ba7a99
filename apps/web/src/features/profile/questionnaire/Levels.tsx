import type { Wizard } from '@kangban/contracts'
import { HEALTH_ANSWERS } from '@kangban/contracts'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { QUESTIONS } from './copy.ts'

/** Codes as texts and their words, in the documented order. */
const optionsOf = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))

const LEVELS = {
  depression: {
    field: 'depressionLevel',
    label: QUESTIONS.depression,
    options: optionsOf(HEALTH_ANSWERS.depressionEval),
  },
  sleep: {
    field: 'sleepDuration',
    label: QUESTIONS.sleep,
    options: optionsOf(HEALTH_ANSWERS.sleepQuality),
  },
  smoking: {
    field: 'smokingStatus',
    label: QUESTIONS.smoking,
    options: optionsOf(HEALTH_ANSWERS.smokingStatus),
  },
} as const

interface LevelsProps {
  question: keyof typeof LEVELS
  answers: Wizard
  onAnswer: (given: Wizard) => void
}

/** One of the documented levels of a question. */
export function Levels({ question, answers, onAnswer }: LevelsProps) {
  const { field, label, options } = LEVELS[question]

  return (
    <div className="grid gap-s25">
      <h2 className="text strong">{label}</h2>
      <Chips
        label={label}
        options={options}
        value={answers[field]}
        onChange={(level) => onAnswer({ [field]: level })}
      />
    </div>
  )
}
