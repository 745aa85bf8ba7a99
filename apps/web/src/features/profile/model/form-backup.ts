import { readStoredJson, writeStored } from '../../../stores/storage.ts'
import { EMPTY_FORM, type FirstForm } from './first-form.ts'

const KEY = 'informationGathering'
/** The questionnaire's step that the answers belong to. */
const FIRST_STEP = 0

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The answers kept in this browser; what cannot be read counts as not answered. */
export function restoreForm(): FirstForm {
  const stored = readStoredJson(KEY)
  const answers = isFields(stored) && isFields(stored.answers) ? stored.answers : {}

  const texts = Object.keys(EMPTY_FORM).flatMap((key): [string, string][] => {
    const value = answers[key]
    return typeof value === 'string' ? [[key, value]] : []
  })

  return { ...EMPTY_FORM, ...Object.fromEntries(texts) }
}

export const backUpForm = (answers: FirstForm): void =>
  writeStored(KEY, JSON.stringify({ active: FIRST_STEP, answers }))

export const dropBackup = (): void => writeStored(KEY, null)
