import { readStoredJson, writeStored } from '../../../stores/storage.ts'

/** Answers that are not sent yet, by the ids of the questions. */
export type Answers = Readonly<Record<string, number>>

export interface Draft {
  answers: Answers
  /** The day of the latest answer; empty without any. */
  day: string
}

export const EMPTY_DRAFT: Draft = { answers: {}, day: '' }

const PREFIX = 'kangban.survey.'

const keyOf = (userCode: string) => PREFIX + userCode

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isAnswer = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5

/** What this user has answered on this phone; what cannot be read counts as not answered. */
export function readDraft(userCode: string): Draft {
  const stored = readStoredJson(keyOf(userCode))
  if (!isFields(stored) || !isFields(stored.answers)) return EMPTY_DRAFT

  const answers = Object.fromEntries(
    Object.entries(stored.answers).filter((entry): entry is [string, number] => isAnswer(entry[1])),
  )

  return { answers, day: typeof stored.day === 'string' ? stored.day : '' }
}

export const keepDraft = (userCode: string, draft: Draft): void =>
  writeStored(keyOf(userCode), JSON.stringify(draft))

export const dropDraft = (userCode: string): void => writeStored(keyOf(userCode), null)
