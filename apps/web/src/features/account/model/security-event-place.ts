import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { SecurityEvent } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { relativeDay } from '../../../shared/format/date.ts'
import { SECURITY } from '../security-copy.ts'

/** 昨天 21:05, 11月18日 21:05: of less than a year, so that none is needed. */
export function whenOf({ at }: SecurityEvent, today: string): string {
  const day = shanghaiDay(at)
  return `${relativeDay(day, today) || dateWords(day)} ${shanghaiClock(at)}`
}

/** 本机, 苹果手机 · 微信; empty where many places are one row. */
export const whereOf = ({ current, device }: SecurityEvent): string =>
  current ? SECURITY.here : device
