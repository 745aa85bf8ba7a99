export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const SHANGHAI_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** The calendar date in China (UTC+8 all year since 1991), YYYY-MM-DD. */
export const shanghaiDay = (moment: Date): string =>
  new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10)

/** The moment at which that day begins in China. */
export const startOfShanghaiDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - SHANGHAI_OFFSET_MS)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** ISO 8601 with China's offset, as people in China read it. */
export const shanghaiTime = (moment: Date): string =>
  `${new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
