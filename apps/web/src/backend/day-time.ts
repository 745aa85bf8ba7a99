// Times of day as documented answers write them: HH:mm by our choice, but a stranger may write seconds or the date too.
import { addDays } from '@kangban/rules/china-time'

const CLOCK = /(?:^|[ T])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/
const LAST_HOUR = 23
const LAST_MINUTE = 59

/** HH:mm; null for what is no time of day. */
export function clockOf(text: string | null): string | null {
  const [, hour, minute] = CLOCK.exec(text?.trim() ?? '') ?? []
  if (hour === undefined || minute === undefined) return null
  if (Number(hour) > LAST_HOUR || Number(minute) > LAST_MINUTE) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** The moment of a time on a day in China. */
export const momentOf = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+08:00`)

const NOON = '12:00'

/** When a night that ended on `day` began or ended: what is written as of the afternoon was the day before. */
export const nightMoment = (day: string, clock: string): Date => momentOf(clock >= NOON ? addDays(day, -1) : day, clock)
