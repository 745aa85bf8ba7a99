import {
  dayOfEpochDay,
  isoWeekday,
  MS_PER_DAY,
  MS_PER_MINUTE,
  SHANGHAI_OFFSET_MS,
  shanghaiEpochDay,
} from '@kangban/china-time'

/** The day in Asia/Shanghai that a moment lies in, since 1970, and the minutes since its midnight, with their fraction. */
export function dayMinuteOf(unixMs: number): { dayNumber: number; minute: number } {
  if (!Number.isFinite(unixMs))
    throw new RangeError(`a moment must be finite Unix milliseconds, got ${unixMs}`)
  const dayNumber = shanghaiEpochDay(unixMs)
  const minute = (unixMs + SHANGHAI_OFFSET_MS - dayNumber * MS_PER_DAY) / MS_PER_MINUTE
  return { dayNumber, minute }
}

export const isWeekend = (dayNumber: number): boolean => isoWeekday(dayOfEpochDay(dayNumber)) > 5
