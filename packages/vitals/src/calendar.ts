const MS_PER_DAY = 86_400_000
const SHANGHAI_MS = 8 * 3_600_000

/** Minutes in a day; Asia/Shanghai has kept no summer time since 1991, so that every day has them. */
export const DAY_MINUTES = 1440

/** Days since 1970-01-01 of a calendar date 'YYYY-MM-DD'; a RangeError for anything else, 2023-02-29 included. */
export function dayNumberOf(day: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  const at = parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : NaN

  if (Number.isNaN(at) || dateOf(at / MS_PER_DAY) !== day) {
    throw new RangeError(`day must be a calendar date YYYY-MM-DD, got ${JSON.stringify(day)}`)
  }

  return at / MS_PER_DAY
}

/** The calendar date 'YYYY-MM-DD' of a day number. */
export function dateOf(dayNumber: number): string {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10)
}

/** The day in Asia/Shanghai that a moment lies in, and the minutes since its midnight, with their fraction. */
export function shanghaiTime(unixMs: number): { dayNumber: number; minute: number } {
  if (!Number.isFinite(unixMs))
    throw new RangeError(`a moment must be finite Unix milliseconds, got ${unixMs}`)
  const local = unixMs + SHANGHAI_MS
  const dayNumber = Math.floor(local / MS_PER_DAY)
  return { dayNumber, minute: (local - dayNumber * MS_PER_DAY) / 60_000 }
}

export function isWeekend(dayNumber: number): boolean {
  // 1970-01-01, day 0, was a Thursday.
  const weekday = (((dayNumber + 4) % 7) + 7) % 7
  return weekday === 0 || weekday === 6
}
