import { STEPS_PER_MINUTE } from '../thresholds.ts'

/** Up to here minutes are told one by one, beyond in fives: nobody walks to the minute. */
const EXACT_MINUTES = 10
const ROUGH_MINUTES = 5
/** Longer walks are not for the rest of a day. */
const MAX_WALK_MINUTES = 30

/** How long so many steps take, never less than they do. */
export function walkMinutes(steps: number): number {
  const minutes = Math.max(1, Math.ceil(steps / STEPS_PER_MINUTE))

  return minutes <= EXACT_MINUTES ? minutes : Math.ceil(minutes / ROUGH_MINUTES) * ROUGH_MINUTES
}

/** 约 4 分钟 of 346 steps; the same on home, steps page and reports. */
export const walkWords = (steps: number): string => `约 ${walkMinutes(steps)} 分钟`

/** Whether so many steps may still be asked for on the same day. */
export const isShortWalk = (steps: number): boolean => walkMinutes(steps) <= MAX_WALK_MINUTES
