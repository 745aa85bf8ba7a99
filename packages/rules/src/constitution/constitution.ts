// The rule of 中华中医药学会 ZYYXH/T 157-2009《中医体质分类与判定》.
import {
  type Constitution,
  CONSTITUTION_SCORES,
  type ConstitutionResult,
  CONSTITUTIONS,
} from '@kangban/contracts'
import { type Question, questionsFor, type Sex } from './constitution-questions.ts'

type Verdict = ConstitutionResult['verdict']
export type Scores = Readonly<Record<Constitution, number>>

const { holds: HOLDS, tends: TENDS, balanced: BALANCED_HOLDS } = CONSTITUTION_SCORES

const TYPES = Object.keys(CONSTITUTIONS) as Constitution[]
const BIASED = TYPES.filter((type) => type !== 'balanced')

/** (raw - n) / (n x 4) x 100 over n answers of 1 to 5; multiplied first, so that 40 is exactly 40. */
export const convertedScore = (values: readonly number[]): number =>
  ((values.reduce((sum, value) => sum + value, 0) - values.length) * 100) / (values.length * 4)

const valueFor = (type: Constitution, question: Question, answer: number): number =>
  type === 'balanced' && question.reversedForBalanced ? 6 - answer : answer

/** The nine converted scores. Every question for that sex must have its answer. */
export function constitutionScores(answers: Readonly<Record<string, number>>, sex: Sex): Scores {
  const score = (type: Constitution) =>
    convertedScore(
      questionsFor(sex)
        .filter(({ scales }) => scales.includes(type))
        .map((question) => {
          const answer = answers[question.id]
          if (answer === undefined)
            throw new RangeError(`The question ${question.id} has no answer`)
          return valueFor(type, question, answer)
        }),
    )

  return Object.fromEntries(TYPES.map((type) => [type, score(type)])) as Record<
    Constitution,
    number
  >
}

function verdictOf(type: Constitution, scores: Scores): Verdict {
  if (type !== 'balanced')
    return scores[type] >= HOLDS ? 'yes' : scores[type] >= TENDS ? 'tendency' : 'no'
  const highest = Math.max(...BIASED.map((other) => scores[other]))
  if (scores.balanced < BALANCED_HOLDS || highest >= HOLDS) return 'no'
  return highest < TENDS ? 'yes' : 'basically'
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/**
 * The verdicts are the standard's. It names no main type among several: here it is the balanced one where that holds,
 * else the highest score that reaches a tendency, else (nothing stands out, yet below 60) the balanced one with `no`.
 */
export function judgeConstitution(scores: Scores): ConstitutionResult {
  const present = BIASED.filter((type) => scores[type] >= TENDS).toSorted(
    (a, b) => scores[b] - scores[a],
  )

  const isBalanced = verdictOf('balanced', scores) !== 'no'
  const main = isBalanced ? 'balanced' : (present[0] ?? 'balanced')

  return {
    main,
    verdict: verdictOf(main, scores),
    secondary: present.filter((type) => type !== main),
    scores: TYPES.map((type) => ({
      type,
      score: oneDecimal(scores[type]),
      verdict: verdictOf(type, scores),
    })),
  }
}
