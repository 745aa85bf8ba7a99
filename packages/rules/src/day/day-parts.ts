// What people call a time of day. Hours are in China, 0-23.
import { MS_PER_HOUR } from '@kangban/china-time'

const PARTS = [
  { before: 5, said: '凌晨', today: '今天凌晨' },
  { before: 11, said: '早晨', today: '今早' },
  { before: 14, said: '中午', today: '今天中午' },
  { before: 18, said: '下午', today: '今天下午' },
  { before: 24, said: '晚上', today: '今晚' },
] as const

const partOf = (hour: number) => PARTS.find(({ before }) => hour < before) ?? PARTS[4]

/** 早晨, 晚上 … for an event of any day. */
export const dayPart = (hour: number): string => partOf(hour).said

/** 今早, 今晚 … for something of today. */
export const todayPart = (hour: number): string => partOf(hour).today

/** A value of a watch is of now for this long. */
const NOW_MS = 2 * MS_PER_HOUR

export const isOfNow = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= NOW_MS

/** For what must not wait: today, or as soon as may be when the surgeries have closed. */
export const soon = (hour: number): string => (hour < 17 ? '今天' : '尽快')

/** When to measure again, said at that hour. */
export function nextTime(hour: number): string {
  if (hour < 5) return '早晨'
  if (hour < 14) return '午后'
  if (hour < 17) return '傍晚'
  return hour < 21 ? '睡前' : '明早'
}
