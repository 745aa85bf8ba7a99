import { addDays, isoWeekday } from '@kangban/china-time'

const DAYS_A_WEEK = 7

/** The days of a month (YYYY-MM) in weeks from Monday to Sunday; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const lead = isoWeekday(first) - 1

  const count = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) =>
    day.startsWith(month),
  )

  const cells: (string | null)[] = [...Array.from({ length: lead }, () => null), ...count]
  while (cells.length % DAYS_A_WEEK > 0) cells.push(null)

  return Array.from({ length: cells.length / DAYS_A_WEEK }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
}
