import { SIGN_IN_DAYS } from '@kangban/contracts'

/** Points of the days of a cycle. */
export const SIGN_IN_POINTS: readonly number[] = [30, 60, 60, 60, 60, 60, 60]

/**
 * Days of the running cycle that are done, given the newest sign-in and the day in China. A missed day takes nothing away;
 * a full cycle is over when its last day is.
 */
export function daysDone(newest: { day: string; cycleDay: number } | null, today: string): number {
  if (!newest) return 0
  return newest.cycleDay >= SIGN_IN_DAYS && newest.day !== today ? 0 : newest.cycleDay
}
