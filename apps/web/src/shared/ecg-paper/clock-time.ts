import { shanghaiClock } from '@kangban/china-time'

/** HH:mm:ss in China, so many seconds after the start of a record. */
export function clockTime(startedAt: string, seconds: number): string {
  const moment = new Date(Date.parse(startedAt) + Math.floor(seconds) * 1000)
  // Seconds are the same in every time zone.
  return `${shanghaiClock(moment)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`
}
