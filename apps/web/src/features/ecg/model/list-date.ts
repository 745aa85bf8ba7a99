import { addDays, formatDate, formatMonthDay, formatWeekday } from '../../../shared/format/date.ts'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** The day in China now. */
export const todayInChina = (): string => formatDate(new Date())

/** A calendar day that exists, as YYYY-MM-DD. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !SHAPE.test(text)) return false
  const noon = new Date(`${text}T12:00:00+08:00`)
  return !Number.isNaN(noon.getTime()) && formatDate(noon) === text
}

/** The day of the list: of the link, else the one chosen last, else today. What is no day, or not come yet, is passed over. */
export function listDay(from: { query: string | null; stored: string | null; today: string }): string {
  const usable = (day: string | null): day is string => isDay(day) && day <= from.today
  return [from.query, from.stored].find(usable) ?? from.today
}

/** 11月20日 周五, with the year where it is not this one. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4)
  return `${today.startsWith(year) ? '' : `${year}年`}${formatMonthDay(day)} ${formatWeekday(day)}`
}

/** 今天, 昨天 or nothing. */
export function relativeDay(day: string, today: string): string {
  if (day === today) return '今天'
  return day === addDays(today, -1) ? '昨天' : ''
}
