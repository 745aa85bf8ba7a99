import { formatDate } from '../../../shared/format/date.ts'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** A calendar day that exists, as YYYY-MM-DD. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !SHAPE.test(text)) return false
  const noon = new Date(`${text}T12:00:00+08:00`)
  return !Number.isNaN(noon.getTime()) && formatDate(noon) === text
}

/** The day of the list: of the link, else the one chosen last, else today. What is no day, or not come yet, is passed over. */
export function listDay(from: { query: string | null; stored: string | null; today: string }): string {
  const usable = (day: string | null): day is string => isDay(day) && day <= from.today
  return [from.query, from.stored].find(usable) ?? from.today
}
