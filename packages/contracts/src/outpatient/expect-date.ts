import { isDay } from '@kangban/china-time'

/** `2026.3.5` as YYYY-MM-DD, or null where there is no such day. */
function dayOf(written: string): string | null {
  const [, year, month, day] = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(written) ?? []
  if (!year || !month || !day) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** The two days of `expectDate`, `2026.3.5-2026.3.8`, or null where they are not two days in order. */
export function readExpectDate(text: string): { from: string; to: string } | null {
  const [first = '', second = '', ...rest] = text.split('-')
  const [from, to] = [dayOf(first), dayOf(second)]
  return from && to && from <= to && rest.length === 0 ? { from, to } : null
}

/** `2026-03-05` as `2026.3.5`. */
const written = (day: string): string => day.split('-').map(Number).join('.')

/** Two days, YYYY-MM-DD, as `expectDate` has them; empty where either is missing. */
export const writeExpectDate = ({ from, to }: { from: string; to: string }): string =>
  from && to ? `${written(from)}-${written(to)}` : ''
