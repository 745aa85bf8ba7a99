import type { ReportRow } from '@kangban/contracts'

/** The month before, as YYYY-MM. */
export function monthBefore(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** 2026年11月 of YYYY-MM. */
export const monthTitle = (month: string): string =>
  `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text)

/** Newest first, from the newest to the oldest of two days. */
export function monthsBetween(newest: string, oldest: string): string[] {
  const months: string[] = []
  for (let month = newest.slice(0, 7); month >= oldest.slice(0, 7); month = monthBefore(month))
    months.push(month)
  return months
}

/** Newest first, from the newest to the oldest of two days. */
export function yearsBetween(newest: string, oldest: string): string[] {
  const [last, first] = [Number(newest.slice(0, 4)), Number(oldest.slice(0, 4))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(last - index))
}

interface MonthOfRows {
  month: string
  rows: ReportRow[]
}

/**
 * Rows under their months, in the order in which they come: by the last day as in the timeline, or by the first, since
 * the service looks for a week by its Monday.
 */
export function byMonth(rows: readonly ReportRow[], by: 'day' | 'endDay'): MonthOfRows[] {
  const months: MonthOfRows[] = []

  for (const row of rows) {
    const month = row[by].slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.rows.push(row)
    else months.push({ month, rows: [row] })
  }

  return months
}
