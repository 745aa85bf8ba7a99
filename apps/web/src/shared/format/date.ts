// Every date that people see is the date in China, whatever the time zone of the phone.
import { addDays, type Moment, shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'

/** YYYY-MM-DD HH:mm in China. */
export const formatDateTime = (moment: Moment): string =>
  `${shanghaiDay(moment)} ${shanghaiClock(moment)}`

/** 星期五 of YYYY-MM-DD. */
export const formatLongWeekday = (day: string): string => weekdayWord(day).replace('周', '星期')

/** The day in China now. */
export const todayInChina = (): string => shanghaiDay(new Date())

/** 11月20日 周五, with the year where it is not this one. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4)
  return `${today.startsWith(year) ? '' : `${year}年`}${dateWords(day)} ${weekdayWord(day)}`
}

/** 今天, 昨天 or nothing. */
export function relativeDay(day: string, today: string): string {
  if (day === today) return '今天'
  return day === addDays(today, -1) ? '昨天' : ''
}
