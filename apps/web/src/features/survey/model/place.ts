import type { Answers } from './draft.ts'

/** Where in the survey somebody is; a question counts from 1. */
export type Place =
  { step: 'intro' } | { step: 'question'; number: number } | { step: 'check' } | { step: 'result' }

interface Question {
  id: string
}

/** The place that an address names; what it does not have is the beginning. */
export function placeOf(query: string | null, total: number): Place {
  if (query === 'check' || query === 'result') return { step: query }
  const number = Number(query)

  return query && Number.isInteger(number) && number >= 1 && number <= total
    ? { step: 'question', number }
    : { step: 'intro' }
}

/** The numbers of the questions without an answer. */
export const missingNumbers = (questions: readonly Question[], answers: Answers): number[] =>
  questions.flatMap(({ id }, index) => (answers[id] === undefined ? [index + 1] : []))

/** The answers to the questions that there are: a paper may have changed since they were kept. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = answers[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )

interface Standing {
  number: number
  total: number
  /** Came from the check of all answers. */
  checking: boolean
  /** The numbers without an answer, that of this question left out. */
  missing: readonly number[]
}

/** What follows a question: the next one; from the check, the next that is missing; at the end, the check. */
export function placeAfter({ number, total, checking, missing }: Standing): string {
  if (checking) return String(missing.find((other) => other > number) ?? 'check')
  return number < total ? String(number + 1) : 'check'
}
