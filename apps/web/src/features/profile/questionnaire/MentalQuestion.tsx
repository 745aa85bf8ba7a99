import type { Wizard } from '@kangban/contracts'
import { ToggleChips } from '../../../shared/ui/controls/ToggleChips.tsx'
import type { Tag } from './answers.ts'
import { QUESTIONS } from './copy.ts'

/** No name of a condition. */
const NONE = ''

interface MentalQuestionProps {
  tags: readonly Tag[]
  /** Undefined while nothing was answered; empty is none of them. */
  value: Wizard['mentalHealthConditions']
  onChange: (tags: readonly Tag[]) => void
}

/** Any number of conditions, or none of them: no last one can be taken away without saying so. */
export function MentalQuestion({ tags, value, onChange }: MentalQuestionProps) {
  const toggle = (name: string) => {
    const names = value ?? []

    const next =
      name === NONE
        ? []
        : names.includes(name)
          ? names.filter((other) => other !== name)
          : [...names, name]

    onChange(tags.filter(({ tagName }) => next.includes(tagName)))
  }

  return (
    <div className="grid gap-s25">
      <h2 className="text strong">{QUESTIONS.mental}</h2>
      <ToggleChips
        label={QUESTIONS.mental}
        options={[
          { value: NONE, text: QUESTIONS.mentalNone },
          ...tags.map(({ tagName }) => ({ value: tagName, text: tagName })),
        ]}
        chosen={value?.length === 0 ? [NONE] : (value ?? [])}
        onToggle={toggle}
      />
    </div>
  )
}
