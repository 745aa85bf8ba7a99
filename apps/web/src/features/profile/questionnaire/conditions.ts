import { CONDITION_TAGS, type Wizard } from '@kangban/contracts'
import type { Chosen, Tag } from './answers.ts'

/** The questions that are asked only of some people. */
export const ASKED_OF_SOME = [
  'antihypertensive',
  'antipsychotic',
  'steroid',
  'erectileDysfunction',
] as const
export type AskedOfSome = (typeof ASKED_OF_SOME)[number]

const { hypertension, coronaryHeartDisease, lupus, rheumatoidArthritis } = CONDITION_TAGS
const { type1Diabetes, type2Diabetes } = CONDITION_TAGS
const MALE = 1

const among =
  (...names: readonly string[]) =>
  ({ tagName }: Tag) =>
    names.includes(tagName)

const isAndrological = ({ group }: Tag) => group === 'andrological'

const REASONS: Record<AskedOfSome, (answers: Wizard, own: readonly Tag[]) => readonly string[]> = {
  antihypertensive: (_, own) =>
    own.filter(among(hypertension, coronaryHeartDisease)).map(({ tagName }) => tagName),
  steroid: (_, own) => own.filter(among(lupus, rheumatoidArthritis)).map(({ tagName }) => tagName),
  antipsychotic: ({ mentalHealthConditions }) => mentalHealthConditions ?? [],
  erectileDysfunction: ({ avatar }, own) =>
    avatar === MALE
      ? own
          .filter(
            (tag) => among(type1Diabetes, type2Diabetes, hypertension)(tag) || isAndrological(tag),
          )
          .map(({ tagName }) => tagName)
      : [],
}

/** The answers for which a question is asked; none means that it is not. */
export const reasonsFor = (
  question: AskedOfSome,
  answers: Wizard,
  { personal }: Chosen,
): readonly string[] => REASONS[question](answers, answers.disease === 1 ? personal : [])

/** Without what was answered to questions that are no longer asked. */
export const askedAnswers = (answers: Wizard, chosen: Chosen): Wizard =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) =>
        !ASKED_OF_SOME.some(
          (question) => question === name && reasonsFor(question, answers, chosen).length === 0,
        ),
    ),
  )
