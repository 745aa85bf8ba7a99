import { KCAL_PER_KG_KM, STRIDE_OF_HEIGHT } from '@kangban/contracts/figure-rules'
import { DEFAULT_STEPS_GOAL } from '../thresholds.ts'

/** Metres; null while the height is unknown. `sex`: 1 male, 2 female. */
export function walkedMetres(
  steps: number,
  body: { height: number | null; sex: number | null },
): number | null {
  if (body.height === null) return null

  const share =
    body.sex === 1 || body.sex === 2 ? STRIDE_OF_HEIGHT[body.sex] : STRIDE_OF_HEIGHT.unknown

  return Math.round((steps * share * body.height) / 100)
}

export const walkingKcal = (metres: number | null, weight: number | null): number | null =>
  metres === null || weight === null ? null : Math.round((KCAL_PER_KG_KM * weight * metres) / 1000)

export interface StepsGoal {
  value: number
  /** The day from which on it holds. */
  day: string
}

/** The goal of a day: the newest that was set on it or before. Goals come oldest first. */
export const goalOn = (goals: readonly StepsGoal[], day: string): number =>
  goals.findLast((goal) => goal.day <= day)?.value ?? DEFAULT_STEPS_GOAL

/**
 * Days in a row that met their goal, up to the last one; the last does not break the row while it is not over. A day
 * without data does. Days come oldest first, without gaps.
 */
export function goalStreak(
  days: readonly { steps: number | null; goal: number }[],
  lastIsOpen: boolean,
): number {
  const met = days.map(({ steps, goal }) => steps !== null && steps >= goal)
  const counted = lastIsOpen && met.at(-1) === false ? met.slice(0, -1) : met
  const broken = counted.lastIndexOf(false)
  return counted.length - 1 - broken
}
