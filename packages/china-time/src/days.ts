// Days of the calendar, written YYYY-MM-DD; no zone and no clock matters to them.
import { MS_PER_DAY } from './units.ts'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Unix milliseconds at which the day begins in UTC; NaN for no day. */
const utcStart = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const written = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

/** Whether it is a day that exists, in that form: 2023-02-29 is none. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !SHAPE.test(text)) return false
  const start = utcStart(text)
  return !Number.isNaN(start) && written(start) === text
}

/** The day `count` days after `day`, before it where `count` is negative. @throws RangeError for no day */
export const addDays = (day: string, count: number): string =>
  written(utcStart(day) + count * MS_PER_DAY)

/** Days from the one to the other: 1 to the next day, negative to an earlier one; NaN for no day. */
export const daysBetween = (from: string, to: string): number =>
  (utcStart(to) - utcStart(from)) / MS_PER_DAY

/** The `count` days before and including `last`, oldest first. */
export const lastDays = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))

/** ISO 8601: 1 is Monday, 7 Sunday; NaN for no day. */
export const isoWeekday = (day: string): number =>
  ((new Date(utcStart(day)).getUTCDay() + 6) % 7) + 1

/** The Monday of the day's week. @throws RangeError for no day */
export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day))

/** Days since 1970-01-01. @throws RangeError for anything but a day that exists */
export function epochDayOf(day: string): number {
  if (!isDay(day))
    throw new RangeError(`day must be a calendar date YYYY-MM-DD, got ${JSON.stringify(day)}`)
  return utcStart(day) / MS_PER_DAY
}

/** The day so many days after 1970-01-01. */
export const dayOfEpochDay = (epochDay: number): string => written(epochDay * MS_PER_DAY)
