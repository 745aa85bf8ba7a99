// Every date that people see is the date in China, whatever the time zone of the phone.

/** China has one zone, UTC+8, without summer time. */
const CHINA_OFFSET_MS = 8 * 3600_000

const shifted = (moment: Date | string): Date =>
  new Date(new Date(moment).getTime() + CHINA_OFFSET_MS)

/** YYYY-MM-DD in China. */
export const formatDate = (moment: Date | string): string =>
  shifted(moment).toISOString().slice(0, 10)

/** HH:mm in China. */
export const formatTime = (moment: Date | string): string =>
  shifted(moment).toISOString().slice(11, 16)

/** YYYY-MM-DD HH:mm in China. */
export const formatDateTime = (moment: Date | string): string =>
  `${formatDate(moment)} ${formatTime(moment)}`

const dayAtNoon = (day: string): Date => new Date(`${day}T12:00:00+08:00`)

/** The day `count` days after `day` (YYYY-MM-DD). */
export const addDays = (day: string, count: number): string =>
  formatDate(new Date(dayAtNoon(day).getTime() + count * 24 * 3600_000))

/** 11月20日 of YYYY-MM-DD. */
export const formatMonthDay = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周五 of YYYY-MM-DD. */
export const formatWeekday = (day: string): string =>
  WEEKDAYS[shifted(dayAtNoon(day)).getUTCDay()] ?? ''

/** 星期五 of YYYY-MM-DD. */
export const formatLongWeekday = (day: string): string => formatWeekday(day).replace('周', '星期')

const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** A calendar day that exists, as YYYY-MM-DD. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !DAY_SHAPE.test(text)) return false
  const noon = dayAtNoon(text)
  return !Number.isNaN(noon.getTime()) && formatDate(noon) === text
}

/** The day in China now. */
export const todayInChina = (): string => formatDate(new Date())

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

/** 11月14日–20日, 10月22日–11月20日; with the year where it is not this one. */
export function spanText(first: string, last: string, today: string): string {
  const year = first.slice(0, 4)
  const start = `${today.startsWith(year) && last.startsWith(year) ? '' : `${year}年`}${formatMonthDay(first)}`
  if (first.slice(0, 7) === last.slice(0, 7)) return `${start}–${Number(last.slice(8, 10))}日`
  return `${start}–${last.startsWith(year) ? '' : `${last.slice(0, 4)}年`}${formatMonthDay(last)}`
}

/** Whole years on a day; both as YYYY-MM-DD. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}
