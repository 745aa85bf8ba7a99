// Moments of times of day, HH:mm, on days in China.
import { addDays, shanghaiMoment } from '@kangban/china-time'

const NOON = '12:00'

/** When a night that ended on `day` began or ended: what is written as of the afternoon was the day before. */
export const nightMoment = (day: string, clock: string): Date =>
  shanghaiMoment(clock >= NOON ? addDays(day, -1) : day, clock)
