import { weekdayWord } from '@kangban/rules/reports/report-wording'
import { nearbySolarTerm } from './solar-term.ts'

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** 1 to 99 in Chinese numerals as dates are written: 二十, 二十一, 十一. */
function numeral(n: number): string {
  const tens = Math.floor(n / 10)
  const ones = n % 10
  if (n <= 10) return DIGITS[n] ?? ''
  return `${tens > 1 ? DIGITS[tens] : ''}十${ones ? DIGITS[ones] : ''}`
}

const countOfDays = (n: number): string => `${n === 2 ? '两' : numeral(n)}日`

function termWords(day: string): string | null {
  const term = nearbySolarTerm(day)
  if (!term) return null
  if (term.daysAhead === 0) return `今日${term.name}`
  return `${term.name}${term.daysAhead > 0 ? '前' : '后'}${countOfDays(Math.abs(term.daysAhead))}`
}

/** 十一月二十日 · 周五 · 小雪前两日, for a calendar day YYYY-MM-DD. The solar term is left out where it is not certain. */
export function dateLine(day: string): string {
  const month = numeral(Number(day.slice(5, 7)))
  const date = numeral(Number(day.slice(8, 10)))

  return [`${month}月${date}日`, weekdayWord(day), termWords(day)]
    .filter((part) => part !== null)
    .join(' · ')
}
