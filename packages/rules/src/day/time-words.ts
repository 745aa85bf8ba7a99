import { addDays, shanghaiClock, shanghaiDay } from '@kangban/china-time'

/** 08:12 of today, 昨天 20:05, 11月18日. */
export function shortTime(moment: Date, today: string): string {
  const day = shanghaiDay(moment)
  const time = shanghaiClock(moment)
  if (day === today) return time
  if (day === addDays(today, -1)) return `昨天 ${time}`
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
}
