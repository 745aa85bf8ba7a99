// Moments of times of day, HH:mm, on days in China.
import { addDays } from '@kangban/rules/china-time'

/** The moment of a time on a day in China. */
export const momentOf = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+08:00`)

const NOON = '12:00'

/** When a night that ended on `day` began or ended: what is written as of the afternoon was the day before. */
export const nightMoment = (day: string, clock: string): Date =>
  momentOf(clock >= NOON ? addDays(day, -1) : day, clock)
