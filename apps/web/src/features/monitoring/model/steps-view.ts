import { type ActivitySpan, STEPS_GOAL } from '@kangban/contracts'
import { formatMonthDay, formatWeekday } from '../../../shared/format/date.ts'
import { COMPARED, GOAL, STEPS } from '../steps-copy.ts'
import type { Place } from './place.ts'

/** 6,000 for 6000. */
export const thousands = (value: number): string => value.toLocaleString('en-US')

const METRES_PER_KM = 1000

/** Kilometres with one digit; null while the height is unknown. */
export const kilometres = ({ distance }: Pick<ActivitySpan, 'distance'>): string | null =>
  distance === null ? null : (distance / METRES_PER_KM).toFixed(1)

/** The hour with most steps; null where nothing was walked. */
export function busiestHour(hours: readonly (number | null)[]): number | null {
  const most = Math.max(0, ...hours.map((value) => value ?? 0))
  return most === 0 ? null : hours.indexOf(most)
}

/** Of what the average is made, in words: a day that is not over is left out. */
export function averageNote({ detailTimes, details }: ActivitySpan, today: string): string {
  const days = detailTimes.filter((_, index) => (details[index] ?? null) !== null)
  const over = days.filter((day) => day !== today).length
  if (over === 0) return COMPARED.onlyToday
  return `${COMPARED.wholeDays(over)}${over < days.length ? COMPARED.withoutToday : ''}`
}

export interface Comparison {
  text: string
  more: boolean
}

/** The average against that of the span before; null where that is not known. */
export function comparison(
  { average, averageBefore, compared }: ActivitySpan,
  { span, day, today }: Place,
): Comparison | null {
  if (averageBefore === null || compared === null || span === 'day') return null
  const before = span === 'week' && day !== today ? COMPARED.beforePast : COMPARED.before[span]
  if (compared === 'same') return { text: COMPARED.same(before), more: false }
  const text = COMPARED[compared](before, thousands(Math.abs(average - averageBefore)))
  return { text, more: compared === 'more' }
}

export interface GoalState {
  /** How much of the ring is full; above 100 where more was walked. */
  percent: number
  title: string
  note: string
}

/** What the ring says: today's way to the goal, or of a span that is over how many days met it. */
export function goalState(data: ActivitySpan, { span, day, today }: Place): GoalState {
  const { target, details, daysMet, total } = data
  const current = day === today
  if (span !== 'day' && !current) {
    const days = details.filter((value) => value !== null).length
    return {
      percent: Math.round((100 * daysMet) / Math.max(1, days)),
      title: GOAL.days(daysMet),
      note: GOAL.ofDays(days),
    }
  }
  const steps = span === 'day' ? total : (details.at(-1) ?? null)
  if (steps === null) return { percent: 0, title: GOAL.noneToday, note: STEPS.goal(thousands(target)) }
  const left = target - steps
  const reached = left === 0 ? GOAL.reached : GOAL.over(thousands(-left))
  const open = current ? GOAL.left(thousands(left)) : GOAL.short(thousands(left))
  return {
    // Not 100 % before it is reached.
    percent: Math.floor((100 * steps) / target),
    title: (current ? GOAL.today : GOAL.day)(thousands(steps)),
    note: left > 0 ? open : reached,
  }
}

/** 周三, or 10月29日 in a month. */
export const shortDay = (day: string, { span }: Pick<Place, 'span'>): string =>
  span === 'month' ? formatMonthDay(day) : formatWeekday(day)

export const GOAL_STEP = 500

/** The goal a step more or less, on whole steps, within the limits. */
export function steppedGoal(goal: number, by: -1 | 1): number {
  const next =
    by > 0 ? Math.floor(goal / GOAL_STEP) * GOAL_STEP + GOAL_STEP : Math.ceil(goal / GOAL_STEP) * GOAL_STEP - GOAL_STEP
  return Math.min(STEPS_GOAL.high, Math.max(STEPS_GOAL.low, next))
}

/** A typed goal; null where it is none. */
export function typedGoal(text: string): number | null {
  const value = Number(text)
  return text !== '' && Number.isInteger(value) && value >= STEPS_GOAL.low && value <= STEPS_GOAL.high ? value : null
}

/** What is missing for distance and energy, in words; null while nothing is. */
export function missingText({ missing }: Pick<ActivitySpan, 'missing'>): string | null {
  const [first] = missing
  if (!first) return null
  const what = missing.length > 1 ? STEPS.missing.both : STEPS.missing[first]
  return STEPS.missingText(what, missing.includes('height'))
}
