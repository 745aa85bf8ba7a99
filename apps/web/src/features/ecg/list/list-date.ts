import { isDay } from '@kangban/china-time'

/** Documented key of the date chosen last. */
export const STORED_DAY = 'dataTime'

/** The day of the list: of the link, else the one chosen last, else today. What is no day, or not come yet, is passed over. */
export function listDay(from: {
  query: string | null
  stored: string | null
  today: string
}): string {
  const usable = (day: string | null): day is string => isDay(day) && day <= from.today
  return [from.query, from.stored].find(usable) ?? from.today
}
