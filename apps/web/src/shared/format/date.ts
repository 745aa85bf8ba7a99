// Every date that people see is the date in China, whatever the time zone of the phone.

/** China has one zone, UTC+8, without summer time. */
const CHINA_OFFSET_MS = 8 * 3600_000

const shifted = (moment: Date | string): Date => new Date(new Date(moment).getTime() + CHINA_OFFSET_MS)

/** YYYY-MM-DD in China. */
export const formatDate = (moment: Date | string): string => shifted(moment).toISOString().slice(0, 10)

/** HH:mm in China. */
export const formatTime = (moment: Date | string): string => shifted(moment).toISOString().slice(11, 16)

/** YYYY-MM-DD HH:mm in China. */
export const formatDateTime = (moment: Date | string): string => `${formatDate(moment)} ${formatTime(moment)}`

const dayAtNoon = (day: string): Date => new Date(`${day}T12:00:00+08:00`)

/** The day `count` days after `day` (YYYY-MM-DD). */
export const addDays = (day: string, count: number): string =>
  formatDate(new Date(dayAtNoon(day).getTime() + count * 24 * 3600_000))

/** 11月20日 of YYYY-MM-DD. */
export const formatMonthDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周五 of YYYY-MM-DD. */
export const formatWeekday = (day: string): string => WEEKDAYS[shifted(dayAtNoon(day)).getUTCDay()] ?? ''
