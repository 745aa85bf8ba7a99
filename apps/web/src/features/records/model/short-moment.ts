import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { display } from '../../../shared/format/display.ts'

/** 11月18日 and 09:16 for a narrow column, with the year before them where it is not this one; two dashes for none. */
export function shortMoment(moment: string | null, today: string): string[] {
  if (!moment) return [String(display(null))]
  const day = shanghaiDay(moment)
  const year = day.slice(0, 4)
  return [...(today.startsWith(year) ? [] : [`${year}年`]), dateWords(day), shanghaiClock(moment)]
}
