import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { dateWords } from './report-wording.ts'

/** 2026年11月29日 07:43, for what is kept. */
export const fullMoment = (moment: string): string => momentText(moment, '')

/** 11月29日 07:43, with the year where it is not this one; `today` as YYYY-MM-DD. */
export function momentText(moment: string, today: string): string {
  const day = shanghaiDay(moment)
  const year = day.slice(0, 4)
  return `${today.startsWith(year) ? '' : `${year}年`}${dateWords(day)} ${shanghaiClock(moment)}`
}
