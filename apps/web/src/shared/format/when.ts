import { addDays, MS_PER_MINUTE, shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dateWords } from '@kangban/rules/reports/report-wording'

function partOfDay(hour: number): string {
  if (hour < 5) return '凌晨'
  if (hour < 12) return '今早'
  return hour < 18 ? '今天' : '今晚'
}

/** A past moment as people say it, in China time: 今早 08:12, 昨天 21:05, 11月18日. */
export function whenInWords(moment: string, nowMs: number): string {
  const day = shanghaiDay(moment)
  const time = shanghaiClock(moment)
  const today = shanghaiDay(new Date(nowMs))
  if (day >= today) return `${partOfDay(Number(time.slice(0, 2)))} ${time}`
  return day === addDays(today, -1) ? `昨天 ${time}` : dateWords(day)
}

/** The same with recent moments as a distance: 刚刚, 12 分钟前. A device's clock may run ahead: that is 刚刚 too. */
export function agoInWords(moment: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(moment)) / MS_PER_MINUTE)
  if (minutes < 2) return '刚刚'
  return minutes < 60 ? `${minutes} 分钟前` : whenInWords(moment, nowMs)
}
