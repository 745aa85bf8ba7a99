import { STEPS_GOAL } from '@kangban/contracts'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'
import { display } from '../../../shared/format/display.ts'
import { COMPARED, GOAL, STEPS } from './steps-copy.ts'
import type { StepsAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { clockOf, dayOf, placed } from '../../../shared/format/written-time.ts'

type Maybe = number | null

/** 6,000 for 6000; two dashes for a value that is missing. */
export const thousands = (value: Maybe): string =>
  String(display(value === null ? null : Math.round(value).toLocaleString('en-US')))

const METRES_PER_KM = 1000

/** Kilometres with one digit; null while the height is unknown. */
export const kilometres = ({ distance }: Pick<StepsAnswer, 'distance'>): string | null =>
  distance === null ? null : (distance / METRES_PER_KM).toFixed(1)

type Details = Pick<StepsAnswer, 'detailTimes' | 'details'>

const HOURS = 24

/** Steps of the 24 hours of a day; null without data. Shorter slots of an hour are added up. */
export function hoursOf({ detailTimes, details }: Details): Maybe[] {
  const hours = Array<Maybe>(HOURS).fill(null)
  const { times, pick } = placed(detailTimes, clockOf)

  pick(details).forEach((steps, index) => {
    const hour = Number(times[index]?.slice(0, 2))
    if (steps !== null) hours[hour] = (hours[hour] ?? 0) + steps
  })

  return hours
}

export interface StepDays {
  days: string[]
  steps: Maybe[]
  /** The goal of each day; empty where nobody told them. */
  goals: number[]
}

/** The days of a week or month that can be placed. */
export function stepDaysOf({
  detailTimes,
  details,
  goals,
}: Details & Pick<StepsAnswer, 'goals'>): StepDays {
  const { times, pick } = placed(detailTimes, dayOf)
  const told = pick(goals).filter((goal) => goal !== null)
  // Goals that are not those of these days draw no line.
  return { days: times, steps: pick(details), goals: told.length === times.length ? told : [] }
}

/** The hour with most steps; null where nothing was walked. */
export function busiestHour(hours: readonly Maybe[]): number | null {
  const most = Math.max(0, ...hours.map((value) => value ?? 0))
  return most === 0 ? null : hours.indexOf(most)
}

/** Of what the average is made, in words: a day that is not over is left out; null where no day is known. */
export function averageNote(data: Details, today: string): string | null {
  const { days, steps } = stepDaysOf(data)
  const measured = days.filter((_, index) => (steps[index] ?? null) !== null)
  if (measured.length === 0) return null
  const over = measured.filter((day) => day !== today).length
  if (over === 0) return COMPARED.onlyToday
  return `${COMPARED.wholeDays(over)}${over < measured.length ? COMPARED.withoutToday : ''}`
}

export interface Comparison {
  text: string
  more: boolean
}

/** The average against that of the span before; null where that is not known. */
export function comparison(
  { average, averageBefore = null, compared = null }: StepsAnswer,
  { span, day, today }: Place,
): Comparison | null {
  if (average === null || averageBefore === null || compared === null || span === 'day') return null
  const before = span === 'week' && day !== today ? COMPARED.beforePast : COMPARED.before[span]
  if (compared === 'same') return { text: COMPARED.same(before), more: false }
  const text = COMPARED[compared](before, thousands(Math.abs(average - averageBefore)))
  return { text, more: compared === 'more' }
}

export interface GoalState {
  /** How much of the ring is full; above 100 where more was walked; null where that cannot be said. */
  percent: number | null
  title: string
  note: string
}

/** Of a span that is over how many days met the goal; null where nobody counted them. */
function pastGoal({ details, daysMet }: StepsAnswer): GoalState | null {
  if (daysMet === undefined) return null
  const days = details.filter((value) => value !== null).length

  return {
    percent: Math.round((100 * daysMet) / Math.max(1, days)),
    title: GOAL.days(daysMet),
    note: GOAL.ofDays(days),
  }
}

/** What the ring says: today's way to the goal, or of a span that is over how many days met it. */
export function goalState(data: StepsAnswer, { span, day, today }: Place): GoalState | null {
  const { target, total } = data
  const current = day === today
  if (span !== 'day' && !current) return pastGoal(data)
  const { days, steps: ofDays } = stepDaysOf(data)
  const steps = span === 'day' ? total : (ofDays[days.indexOf(day)] ?? null)
  const goal = STEPS.goal(thousands(target))
  if (steps === null && span !== 'day' && days.includes(day))
    return { percent: 0, title: GOAL.noneToday, note: goal }
  const title = (current ? GOAL.today : GOAL.day)(thousands(steps))
  if (steps === null || target === null || target <= 0) return { percent: null, title, note: goal }
  const left = target - steps
  const reached = left === 0 ? GOAL.reached : GOAL.over(thousands(-left))
  const open = current ? GOAL.left(thousands(left)) : GOAL.short(thousands(left))

  return {
    // Not 100 % before it is reached.
    percent: Math.floor((100 * steps) / target),
    title,
    note: left > 0 ? open : reached,
  }
}

/** What is read aloud: the sentence, and where the goal stands. */
export function spokenSteps(sentence: string, data: StepsAnswer, place: Place): string {
  const goal = goalState(data, place)
  return `${sentence.replaceAll('\n', '')}${goal && goal.percent !== null ? `${goal.title}，${goal.note}。` : ''}`
}

/** 周三, or 10月29日 in a month. */
export const shortDay = (day: string, { span }: Pick<Place, 'span'>): string =>
  span === 'month' ? dateWords(day) : weekdayWord(day)

export const GOAL_STEP = 500

/** The goal a step more or less, on whole steps, within the limits. */
export function steppedGoal(goal: number, by: -1 | 1): number {
  const next =
    by > 0
      ? Math.floor(goal / GOAL_STEP) * GOAL_STEP + GOAL_STEP
      : Math.ceil(goal / GOAL_STEP) * GOAL_STEP - GOAL_STEP

  return Math.min(STEPS_GOAL.high, Math.max(STEPS_GOAL.low, next))
}

/** A typed goal; null where it is none. */
export function typedGoal(text: string): number | null {
  const value = Number(text)

  return text !== '' &&
    Number.isInteger(value) &&
    value >= STEPS_GOAL.low &&
    value <= STEPS_GOAL.high
    ? value
    : null
}

/** What is missing for distance and energy, in words; null while nothing is. */
export function missingText({ missing = [] }: Pick<StepsAnswer, 'missing'>): string | null {
  const [first] = missing
  if (!first) return null
  const what = missing.length > 1 ? STEPS.missing.both : STEPS.missing[first]
  return STEPS.missingText(what, missing.includes('height'))
}
