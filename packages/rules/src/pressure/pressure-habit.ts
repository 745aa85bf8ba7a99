import type { Sentence } from '@kangban/contracts'
import { type Span, spanName } from '../day/span-words.ts'
import { PRESSURE } from '../thresholds.ts'
import { isOutOfRange, type Pressure, pressureVerdict } from '../verdicts.ts'

/** One time of day over several days. */
export interface DayPartFacts {
  mean: Pressure
  /** Days on which the mean of that time was out of range. */
  daysOut: number
  readingsOut: number
}

/** How the pressure went at the two times at which it is to be measured. */
export interface PressureHabit {
  morning: DayPartFacts | null
  evening: DayPartFacts | null
  /** Days on which the mean of one of the two was out of range. */
  daysOut: number
  /** Readings out of range at other times. */
  othersOut: number
}

interface Clause {
  text: string
  elder: string
  isOut: boolean
}

const { systolic, diastolic } = PRESSURE

type Beyond = '偏高' | '偏低'

/** By the limit itself: the home reference that stands beside it on the page is another one. */
const outsideOf = (beyond: Beyond): string =>
  beyond === '偏高'
    ? `超过 ${systolic.high}/${diastolic.high}`
    : `低于 ${systolic.low}/${diastolic.low}`

/** `beyond`: how all that is out of range is, 偏高 or 偏低. */
function partClause(
  name: string,
  { mean, daysOut, readingsOut }: DayPartFacts,
  beyond: Beyond,
): Clause {
  const outside = outsideOf(beyond)
  const verdict = pressureVerdict(mean)
  const { text } = verdict

  if (isOutOfRange(verdict)) {
    return {
      text: `${name}血压${text}，有 ${daysOut} 天${outside}`,
      elder: `${name}血压${text}`,
      isOut: true,
    }
  }

  if (daysOut > 0) {
    return {
      text: `${name}平均${text}，有 ${daysOut} 天${outside}`,
      elder: `${name}有 ${daysOut} 天${beyond}`,
      isOut: true,
    }
  }

  if (readingsOut > 0) {
    return {
      text: `${name}有 ${readingsOut} 次${outside}`,
      elder: `${name}有 ${readingsOut} 次${beyond}`,
      isOut: true,
    }
  }

  const calm = verdict.state === 'near' ? text : '平稳'
  return { text: `${name}${calm}`, elder: `${name}${calm}`, isOut: false }
}

const isOut = (part: DayPartFacts | null): boolean =>
  part !== null && isOutOfRange(pressureVerdict(part.mean))

/** Both out of range: said once. Null where they differ. */
function bothClause({ morning, evening, daysOut }: PressureHabit, beyond: Beyond): Clause | null {
  if (!isOut(morning) || !isOut(evening)) return null

  return {
    text: `早晚血压都${beyond}，有 ${daysOut} 天${outsideOf(beyond)}`,
    elder: `早晚血压都${beyond}`,
    isOut: true,
  }
}

function clausesOf(habit: PressureHabit, beyond: Beyond): Clause[] {
  const { morning, evening, othersOut } = habit
  const both = bothClause(habit, beyond)

  const clauses = both
    ? [both]
    : [
        ...(morning ? [partClause('早晨', morning, beyond)] : []),
        ...(evening ? [partClause('晚上', evening, beyond)] : []),
      ]

  if (othersOut === 0) return clauses
  const text = `其他时候有 ${othersOut} 次${beyond}`
  return [...clauses, { text, elder: text, isOut: true }]
}

/** Nothing but what is out of range looks so. */
function sentenceOf(
  clauses: readonly Clause[],
  told: (clause: Clause) => string,
  todo: string,
): Sentence {
  const parts = clauses.map((clause, index) => ({
    text: `${told(clause)}${index < clauses.length - 1 ? '；' : '。'}`,
    tone: clause.isOut ? ('warn' as const) : ('plain' as const),
  }))

  return todo ? [...parts, { text: `${todo}。`, tone: 'warn' }] : parts
}

/** Of a week or month with readings out of range, all on one side and none grave: by time of day, since that is how it is treated. */
export function habitWords(
  habit: PressureHabit,
  span: Span,
  { beyond, todo }: { beyond: Beyond; todo: string },
) {
  const clauses = clausesOf(habit, beyond)
  const [first, ...others] = clauses

  // The week is named above the sentence; a month is longer than people think of by themselves.
  const named =
    span.type === 'month' && first
      ? [{ ...first, text: `${spanName(span)}${first.text}` }, ...others]
      : clauses

  return {
    sentence: sentenceOf(named, ({ text }) => text, todo),
    elderSentence: sentenceOf(clauses, ({ elder }) => elder, todo),
  }
}
