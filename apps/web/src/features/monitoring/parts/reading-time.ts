import { dateWords } from '@kangban/rules/reports/report-wording'
import { relativeDay } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { clockOf, dayOf } from '../../../shared/format/written-time.ts'

/** 今天 08:12, 昨天 20:05, 11月18日 07:58. */
export function readingTime(at: string | null, today: string): string {
  const [day, time] = [dayOf(at), clockOf(at)]
  if (day === null || time === null) return String(display(null))
  return `${relativeDay(day, today) || dateWords(day)} ${time}`
}
