import {
  addDays,
  MS_PER_SECOND,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
} from '@kangban/china-time'

/** 08:12 of today, 昨天 20:05, 11月18日. */
export function shortTime(moment: Date, today: string): string {
  const day = shanghaiDay(moment)
  const time = shanghaiClock(moment)
  if (day === today) return time
  if (day === addDays(today, -1)) return `昨天 ${time}`
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
}

/** 24 小时, 1.5 小时, 45 分钟. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE))
  if (minutes * SECONDS_PER_MINUTE < SECONDS_PER_HOUR) return `${minutes} 分钟`
  const tenths = Math.round((10 * seconds) / SECONDS_PER_HOUR)
  // Half an hour is nothing beside a day, and much beside one hour.
  return `${tenths < 100 ? tenths / 10 : Math.round(seconds / SECONDS_PER_HOUR)} 小时`
}

export const secondsBetween = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / MS_PER_SECOND
