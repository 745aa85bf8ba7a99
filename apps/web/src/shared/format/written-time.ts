// Where the entries of a list lie in time. The documents leave the form of `detailTimes` open: whatever can be read is.
import { isDay, shanghaiClock, shanghaiDay } from '@kangban/china-time'

/** Milliseconds since 1970 of this century. */
const EPOCH_MS = /^\d{12,13}$/

const ZONED =
  /^(\d{4}-\d{1,2}-\d{1,2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})$/i

const CLOCK = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/
const CALENDAR = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?|(\d{2})(\d{2}))$/

/** A text that is a moment of the whole world; null for one that goes by China's own clock. */
function momentOf(text: string): Date | null {
  const [, day, clock, zone = ''] = ZONED.exec(text) ?? []
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone

  const moment = new Date(
    EPOCH_MS.test(text) ? Number(text) : `${day}T${clock?.padStart(5, '0')}${offset}`,
  )

  return Number.isNaN(moment.getTime()) ? null : moment
}

/** HH:mm of 08:12, 8:12, 08:12:00, 2026-03-02 08:12, a moment with its zone; null where no time of day can be read. */
export function clockOf(text: string | null | undefined): string | null {
  const time = text?.trim() ?? ''
  const moment = momentOf(time)
  if (moment) return shanghaiClock(moment)
  const [, hour, minute] = CLOCK.exec(time) ?? []
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** YYYY-MM-DD of 2026-03-02, 2026/3/2, 20260302, 2026-03-02 00:00:00, a moment; null where no day can be read. */
export function dayOf(text: string | null | undefined): string | null {
  const time = text?.trim() ?? ''
  const moment = momentOf(time)
  if (moment) return shanghaiDay(moment)
  const [, year, month, date, shortMonth, shortDate] = CALENDAR.exec(time) ?? []
  const day = `${year}-${(month ?? shortMonth)?.padStart(2, '0')}-${(date ?? shortDate)?.padStart(2, '0')}`
  return isDay(day) ? day : null
}

export interface Placed {
  /** As `read` gives them, oldest first. */
  times: string[]
  /** The values of a list beside them; null where it is too short. */
  pick: <T>(list: readonly T[] | undefined) => (NonNullable<T> | null)[]
}

/** The entries that have a place in time; the others are left out. */
export function placed(
  times: readonly (string | null)[],
  read: typeof clockOf | typeof dayOf,
): Placed {
  const found = times
    .flatMap((text, index) => {
      const time = read(text)
      return time === null ? [] : [{ time, index }]
    })
    .toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? -1 : 1))

  return {
    times: found.map(({ time }) => time),
    pick: (list = []) => found.map(({ index }) => list[index] ?? null),
  }
}
