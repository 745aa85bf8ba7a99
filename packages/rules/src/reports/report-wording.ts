// Figures in words, the same in every report.
import { type Sentence, UNITS } from '@kangban/contracts'
import { isoWeekday } from '@kangban/china-time'
import type { Pressure } from '../verdicts.ts'

export const MMHG = UNITS.bloodPressure
export const BPM = UNITS.heartRate

export const plain = (text: string): Sentence[number] => ({ text, tone: 'plain' })

/** 7小时12分, 45分. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60]
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}小时` : `${hours}小时${rest}分`
}

export const pressureText = ({ systolic, diastolic }: Pressure): string =>
  `${systolic}/${diastolic}`

/** 72 次/分, 92%: a sign stands at its figure, a word behind it. */
export const figureText = (figure: string, unit: string): string =>
  unit === UNITS.oxygen ? `${figure}${unit}` : `${figure} ${unit}`.trim()

/** 11月19日. */
export const dateWords = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** 周四. */
export const weekdayWord = (day: string): string => WEEKDAYS[isoWeekday(day) - 1] ?? ''

/** 11月19日 周四. */
export const dayTitle = (day: string): string => `${dateWords(day)} ${weekdayWord(day)}`

/** 11月9日–15日, 10月26日–11月1日. */
export const spanTitle = (day: string, endDay: string): string =>
  `${dateWords(day)}–${day.slice(0, 7) === endDay.slice(0, 7) ? `${Number(endDay.slice(8))}日` : dateWords(endDay)}`
