import { dateWords } from './report-wording.ts'

/** 2026年11月14日–20日, for what is kept. */
export const fullSpan = (first: string, last: string): string => spanText(first, last, '')

/** 11月14日–20日, 10月22日–11月20日; with the year where it is not this one. */
export function spanText(first: string, last: string, today: string): string {
  const year = first.slice(0, 4)
  const start = `${today.startsWith(year) && last.startsWith(year) ? '' : `${year}年`}${dateWords(first)}`
  if (first.slice(0, 7) === last.slice(0, 7)) return `${start}–${Number(last.slice(8, 10))}日`
  return `${start}–${last.startsWith(year) ? '' : `${last.slice(0, 4)}年`}${dateWords(last)}`
}
