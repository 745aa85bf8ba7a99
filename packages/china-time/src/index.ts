// How long things last, days of the calendar, and China's clock. One file, so that it is one chunk of the web app.

// How long a second, a minute, an hour and a day are. A day is one of the calendar: where no clock is put forward or
// back, as in China since 1991, all have 24 hours.

export const MS_PER_SECOND = 1000
export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000

export const SECONDS_PER_MINUTE = 60
export const SECONDS_PER_HOUR = 3600
export const SECONDS_PER_DAY = 86_400

export const MINUTES_PER_DAY = 1440

// Days of the calendar, written YYYY-MM-DD; no zone and no clock matters to them.

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Years of days. Whoever asks for more days than these at once waits for each as for the first. */
const MOST_REMEMBERED = 4096

/** The same of a pure function without making it again: a page goes through the same days some hundred times. */
function remembering<Of, T>(make: (of: Of) => T): (of: Of) => T {
  const made = new Map<Of, T>()

  return (of) => {
    const before = made.get(of)
    if (before !== undefined) return before
    const value = make(of)
    if (made.size === MOST_REMEMBERED) made.clear()
    made.set(of, value)
    return value
  }
}

/** Unix milliseconds at which the day begins in UTC; NaN for no day. */
const utcStart = remembering((day: string): number => Date.parse(`${day}T00:00:00Z`))

const writtenEpochDay = remembering((epochDay: number): string =>
  new Date(epochDay * MS_PER_DAY).toISOString().slice(0, 10),
)

const written = (utcMs: number): string => writtenEpochDay(Math.floor(utcMs / MS_PER_DAY))

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

/** The month (YYYY-MM) so many months after it, before it where `count` is negative. @throws RangeError for no month */
export function addMonths(month: string, count: number): string {
  const first = new Date(utcStart(`${month}-01`))
  first.setUTCMonth(first.getUTCMonth() + count)
  return written(first.getTime()).slice(0, 7)
}

/** Days since 1970-01-01. @throws RangeError for anything but a day that exists */
export function epochDayOf(day: string): number {
  if (!isDay(day))
    throw new RangeError(`day must be a calendar date YYYY-MM-DD, got ${JSON.stringify(day)}`)
  return utcStart(day) / MS_PER_DAY
}

/** The day so many days after 1970-01-01. */
export const dayOfEpochDay = (epochDay: number): string => written(epochDay * MS_PER_DAY)

// Times of day, written HH:mm; no zone matters to them.

/** Minutes since midnight. */
export const minuteOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** HH:mm of whole minutes since midnight; 1440 is 24:00. */
export const clockOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

// Moments as people in China read them, whatever the time zone of the machine: one zone, Asia/Shanghai, without summer
// time since 1991.

/** What clocks in China are ahead of UTC. */
export const SHANGHAI_OFFSET_MS = 8 * MS_PER_HOUR

/** The same as ISO 8601 writes it after a time. */
export const SHANGHAI_OFFSET = '+08:00'

/** A number is Unix milliseconds, a text ISO 8601 with its zone. */
export type Moment = Date | number | string

const unixMs = (moment: Moment): number =>
  typeof moment === 'number'
    ? moment
    : moment instanceof Date
      ? moment.getTime()
      : Date.parse(moment)

/** A date whose parts in UTC are those of the clock in China. */
const shifted = (moment: Moment): Date => new Date(unixMs(moment) + SHANGHAI_OFFSET_MS)

/** The day in China, YYYY-MM-DD. @throws RangeError for no moment */
export const shanghaiDay = (moment: Moment): string => written(unixMs(moment) + SHANGHAI_OFFSET_MS)

/** 00 to 59. */
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/**
 * ISO 8601 with China's offset, to the second: 2026-03-02T08:12:00+08:00. Written by hand, since every row of every list has
 * one and `Date` takes eight times as long. @throws RangeError for no moment
 */
export function shanghaiTime(moment: Moment): string {
  const ms = unixMs(moment) + SHANGHAI_OFFSET_MS
  const day = written(ms)
  const second = Math.floor(ms / MS_PER_SECOND) - utcStart(day) / MS_PER_SECOND
  const [hours, minutes] = [Math.floor(second / SECONDS_PER_HOUR), Math.floor(second / 60) % 60]
  return `${day}T${TWO_DIGITS[hours]}:${TWO_DIGITS[minutes]}:${TWO_DIGITS[second % 60]}${SHANGHAI_OFFSET}`
}

/** What the clock in China shows, HH:mm. @throws RangeError for no moment */
export const shanghaiClock = (moment: Moment): string => shifted(moment).toISOString().slice(11, 16)

/** The hour that the clock in China shows, 0 to 23; NaN for no moment. */
export const shanghaiHour = (moment: Moment): number => shifted(moment).getUTCHours()

/** The day in China that a moment (Unix milliseconds) lies in, counted in days since 1970-01-01. */
export const shanghaiEpochDay = (unixMs: number): number =>
  Math.floor((unixMs + SHANGHAI_OFFSET_MS) / MS_PER_DAY)

/** The moment at which the clock in China shows HH:mm on a day (YYYY-MM-DD); an invalid date for no such time. */
export const shanghaiMoment = (day: string, clock: string): Date =>
  new Date(`${day}T${clock}:00${SHANGHAI_OFFSET}`)

/** The moment at which a day (YYYY-MM-DD) begins in China; an invalid date for no day. */
export const startOfShanghaiDay = (day: string): Date =>
  new Date(utcStart(day) - SHANGHAI_OFFSET_MS)

/** The month in China, YYYY-MM. @throws RangeError for no moment */
export const shanghaiMonth = (moment: Moment): string => shanghaiDay(moment).slice(0, 7)

/** The moment at which a month (YYYY-MM) begins in China; an invalid date for no month. */
export const startOfShanghaiMonth = (month: string): Date => startOfShanghaiDay(`${month}-01`)
