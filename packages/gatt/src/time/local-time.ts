import { SHANGHAI_OFFSET_MS } from '@kangban/china-time'
import type { CurrentTime } from './current-time.ts'
import type { DateTime } from './date-time.ts'

/** What the clock of a device shows; the attributes that carry it know no zone. */
export function dateTimeOf(unixMs: number): DateTime {
  const local = new Date(unixMs + SHANGHAI_OFFSET_MS)

  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hours: local.getUTCHours(),
    minutes: local.getUTCMinutes(),
    seconds: local.getUTCSeconds(),
  }
}

/** Undefined where the device does not know its year, month or day. */
export function unixMsOfDateTime(time: DateTime): number | undefined {
  const { year, month, day, hours, minutes, seconds } = time
  if (year === 0 || month === 0 || day === 0) return undefined
  return Date.UTC(year, month - 1, day, hours, minutes, seconds) - SHANGHAI_OFFSET_MS
}

export function currentTimeOf(
  unixMs: number,
  adjustReasons: CurrentTime['adjustReasons'],
): CurrentTime {
  const whole = Math.floor(unixMs)
  const weekday = new Date(whole + SHANGHAI_OFFSET_MS).getUTCDay()

  return {
    time: dateTimeOf(whole),
    weekday: weekday === 0 ? 7 : weekday,
    fractions256: Math.floor(((whole % 1000) * 256) / 1000),
    adjustReasons,
  }
}

export function unixMsOfCurrentTime(value: CurrentTime): number | undefined {
  const unixMs = unixMsOfDateTime(value.time)
  return unixMs === undefined ? undefined : unixMs + (value.fractions256 * 1000) / 256
}
