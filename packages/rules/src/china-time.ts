// Days and moments as people in China read them, whatever the time zone of the machine: one zone, UTC+8, without summer
// time since 1991.

const CHINA_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** The calendar date in China, YYYY-MM-DD. */
export const shanghaiDay = (moment: Date): string =>
  new Date(moment.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 10)

/** The moment at which that day begins in China. */
export const startOfShanghaiDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET_MS)

/** The day `days` days after `day` (YYYY-MM-DD). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** ISO 8601 with China's offset, to the second. */
export const shanghaiTime = (moment: Date): string =>
  `${new Date(moment.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19)}+08:00`

/** The days before and including `last`, oldest first. */
export const lastDays = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))
