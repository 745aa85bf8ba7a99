const MS_PER_DAY = 86_400_000

/** Minutes in a day; Asia/Shanghai has kept no summer time since 1991, so that every day has them. */
export const DAY_MINUTES = 1440

/** Days since 1970-01-01 of a calendar date 'YYYY-MM-DD'; a RangeError for anything else, 2023-02-29 included. */
export function dayNumberOf(day: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  const at = parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : NaN
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`day must be a calendar date YYYY-MM-DD, got ${JSON.stringify(day)}`)
  }
  return at / MS_PER_DAY
}

export function isWeekend(dayNumber: number): boolean {
  // 1970-01-01, day 0, was a Thursday.
  const weekday = (((dayNumber + 4) % 7) + 7) % 7
  return weekday === 0 || weekday === 6
}
