import type { Wizard } from '@kangban/contracts'
import type { Chosen } from './answers.ts'
import { reasonsFor } from './conditions.ts'

/** The steps; 0 is the first. */
export type Step = 0 | 1 | 2

export const FIRST_STEP = [
  'gender',
  'birthday',
  'height',
  'weight',
  'waistline',
  'ethnicity',
  'residence',
  'industry',
] as const

const ALL = [
  ...FIRST_STEP,
  'consent',
  'family',
  'personal',
  'antihypertensive',
  'steroid',
  'erectileDysfunction',
  'mental',
  'antipsychotic',
  'depression',
  'sleep',
  'smoking',
  'summary',
] as const

export type Question = (typeof ALL)[number]

export const isQuestion = (value: unknown): value is Question =>
  (ALL as readonly unknown[]).includes(value)

interface Asked {
  answers: Wizard
  chosen: Chosen
  /** The consent has to be asked for. */
  consent: boolean
}

/** What a step asks, in its order; a question that follows from an answer stands behind it. */
export function questionsOf(step: Step, { answers, chosen, consent }: Asked): Question[] {
  if (step === 0) return [...(consent ? (['consent'] as const) : []), ...FIRST_STEP]
  if (step === 2) return ['sleep', 'smoking', 'summary']

  const asked = (
    question: 'antihypertensive' | 'steroid' | 'erectileDysfunction' | 'antipsychotic',
  ) => (reasonsFor(question, answers, chosen).length > 0 ? [question] : [])

  return [
    'family',
    'personal',
    ...asked('antihypertensive'),
    ...asked('steroid'),
    ...asked('erectileDysfunction'),
    'mental',
    ...asked('antipsychotic'),
    'depression',
  ]
}

/** The question on whose card another one stands. */
const CARDS: Partial<Record<Question, string>> = {
  ...Object.fromEntries(FIRST_STEP.map((question) => [question, 'basics'])),
  antihypertensive: 'personal',
  steroid: 'personal',
  erectileDysfunction: 'personal',
  antipsychotic: 'mental',
}

export const cardOf = (question: Question): string => CARDS[question] ?? question
