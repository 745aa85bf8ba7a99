import type { DailySection } from '@kangban/contracts'
import { thousands } from '../day/thousands.ts'
import { durationWords } from './report-wording.ts'

/** What is usual for this person, as a figure without its unit; empty while it is not known. */
export function usualText({ metric, baseline, secondBaseline }: DailySection): string {
  if (baseline === null) return ''
  if (metric === 'sleep') return durationWords(baseline)
  if (metric === 'temperature') return baseline.toFixed(1)
  const first = thousands(Math.round(baseline))
  return secondBaseline === null ? first : `${first}/${Math.round(secondBaseline)}`
}
