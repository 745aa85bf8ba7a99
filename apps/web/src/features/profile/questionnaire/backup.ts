import type { Wizard } from '@kangban/contracts'
import { readStoredJson, writeStored } from '../../../stores/storage.ts'
import { type Chosen, LISTS, type ListName, type Tag } from './answers.ts'
import { isQuestion, type Question, type Step } from './questions.ts'

const KEY = 'informationGathering'

/** What was chosen on this phone and is not finished. */
export interface Draft {
  active: Step
  /** Which is in view where they are asked one by one; null is the first of the step. By name: what is asked may change. */
  question: Question | null
  answers: Wizard
  /** The lists that were changed here. */
  chosen: Partial<Chosen>
}

const EMPTY: Draft = { active: 0, question: null, answers: {}, chosen: {} }

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown) => Number.isInteger(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

const oneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value)

const yesNo = oneOf('是', '否')

/** What each answer may be: this browser's storage may hold anything. */
const READABLE: { [K in keyof Required<Wizard>]: (value: unknown) => boolean } = {
  avatar: oneOf(1, 2),
  birthday: isText,
  height: isNumber,
  weight: isNumber,
  waistline: isNumber,
  ethnicity: isText,
  location: isText,
  locationCascaderValue: isText,
  industry: oneOf(1, 2),
  familyDisease: oneOf(0, 1),
  familyDiseaseCount: isNumber,
  disease: oneOf(0, 1),
  personalDiseaseCount: isNumber,
  mentalHealthConditions: isTexts,
  antihypertensive: yesNo,
  antipsychotic: yesNo,
  steroid: yesNo,
  erectileDysfunction: yesNo,
  depressionLevel: oneOf('1', '2', '3'),
  sleepDuration: oneOf('1', '2', '3', '4'),
  smokingStatus: oneOf('1', '2', '3', '4', '5'),
}

const isTag = (value: unknown): value is Tag =>
  isFields(value) && isText(value.keyId) && isText(value.tagName)

function readLists(stored: unknown): Partial<Chosen> {
  if (!isFields(stored)) return {}

  return Object.fromEntries(
    LISTS.flatMap((name): [ListName, Tag[]][] => {
      const tags = stored[name]
      return Array.isArray(tags) ? [[name, tags.filter(isTag)]] : []
    }),
  )
}

/** The answers kept in this browser; what cannot be read counts as not answered. */
export function restoreDraft(): Draft {
  const stored = readStoredJson(KEY)
  if (!isFields(stored)) return EMPTY
  const answers = isFields(stored.answers) ? stored.answers : {}

  return {
    active: stored.active === 1 || stored.active === 2 ? stored.active : 0,
    question: isQuestion(stored.question) ? stored.question : null,
    answers: Object.fromEntries(
      Object.entries(READABLE).flatMap(([name, readable]) =>
        readable(answers[name]) ? [[name, answers[name]]] : [],
      ),
    ),
    chosen: readLists(stored.chosen),
  }
}

export const backUpDraft = (draft: Draft): void => writeStored(KEY, JSON.stringify(draft))

export const dropBackup = (): void => writeStored(KEY, null)
