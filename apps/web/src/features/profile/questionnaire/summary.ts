import { HEALTH_ANSWERS, type Wizard } from '@kangban/contracts'
import { PERSON } from '../parts/copy.ts'
import { residenceOf } from '../parts/residence.ts'
import type { Chosen, Tag } from './answers.ts'
import type { Step } from './questions.ts'
import { ASKED_OF_SOME, reasonsFor } from './conditions.ts'
import { QUESTIONS } from './copy.ts'

export interface Line {
  label: string
  text: string
  /** Where it is answered. */
  step: Step
}

const measured = (value: number | undefined, unit: string) =>
  value === undefined ? '' : `${value} ${unit}`

function diseases(has: 1 | 0 | undefined, tags: readonly Tag[]): string {
  if (has === undefined) return ''
  if (has === 0) return QUESTIONS.none
  return tags.map(({ tagName }) => tagName).join('、') || QUESTIONS.has
}

function place(text: string | undefined): string {
  const found = text ? residenceOf(text) : null
  if (!found) return ''
  return found.first === found.second ? found.first : `${found.first} ${found.second}`
}

function mentalOf({ mentalHealthConditions: names }: Wizard): string {
  if (!names) return ''
  return names.join('、') || QUESTIONS.mentalNone
}

/** Everything that was answered, to be read before it is saved for good. */
export function summaryOf(answers: Wizard, chosen: Chosen): Line[] {
  const { labels } = PERSON
  const { sex, industry, depressionEval, sleepQuality, smokingStatus } = HEALTH_ANSWERS
  const { avatar, depressionLevel, sleepDuration } = answers
  const asked = ASKED_OF_SOME.filter((name) => reasonsFor(name, answers, chosen).length > 0)

  const lines: readonly (readonly [label: string, text: string | undefined, step: Step])[] = [
    [labels.gender, avatar && sex[avatar], 0],
    [labels.birthday, answers.birthday, 0],
    [labels.height, measured(answers.height, PERSON.cm), 0],
    [labels.weight, measured(answers.weight, PERSON.kg), 0],
    [labels.waistline, measured(answers.waistline, PERSON.cm), 0],
    [labels.ethnicity, answers.ethnicity, 0],
    [labels.residence, place(answers.locationCascaderValue), 0],
    [labels.industry, answers.industry && industry[answers.industry], 0],
    [QUESTIONS.family, diseases(answers.familyDisease, chosen.family), 1],
    [QUESTIONS.personal, diseases(answers.disease, chosen.personal), 1],
    ...asked.map((name) => [QUESTIONS[name], answers[name], 1] as const),
    [QUESTIONS.mental, mentalOf(answers), 1],
    [QUESTIONS.depression, depressionLevel && depressionEval[depressionLevel], 1],
    [QUESTIONS.sleep, sleepDuration && sleepQuality[sleepDuration], 2],
    [QUESTIONS.smoking, answers.smokingStatus && smokingStatus[answers.smokingStatus], 2],
  ]

  return lines.map(([label, text, step]) => ({ label, text: text || QUESTIONS.notAnswered, step }))
}
