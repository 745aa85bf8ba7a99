import { addDays, shanghaiDay } from '@kangban/china-time'

/** Today in China or a day before it, YYYY-MM-DD. */
export const chinaDay = (daysAgo = 0): string => addDays(shanghaiDay(Date.now()), -daysAgo)
