// Moments as people in China read them, whatever the time zone of the machine: one zone, Asia/Shanghai, without summer
// time since 1991.
import { MS_PER_DAY, MS_PER_HOUR } from './units.ts'

/** What clocks in China are ahead of UTC. */
export const SHANGHAI_OFFSET_MS = 8 * MS_PER_HOUR

/** The same as ISO 8601 writes it after a time. */
export const SHANGHAI_OFFSET = '+08:00'

/** A number is Unix milliseconds, a text ISO 8601 with its zone. */
export type Moment = Date | number | string

/** A date whose parts in UTC are those of the clock in China. */
const shifted = (moment: Moment): Date => new Date(new Date(moment).getTime() + SHANGHAI_OFFSET_MS)

/** The day in China, YYYY-MM-DD. @throws RangeError for no moment */
export const shanghaiDay = (moment: Moment): string => shifted(moment).toISOString().slice(0, 10)

/** ISO 8601 with China's offset, to the second: 2026-03-02T08:12:00+08:00. @throws RangeError */
export const shanghaiTime = (moment: Moment): string =>
  `${shifted(moment).toISOString().slice(0, 19)}${SHANGHAI_OFFSET}`

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
export const startOfShanghaiDay = (day: string): Date => shanghaiMoment(day, '00:00')
