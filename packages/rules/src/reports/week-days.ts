import type { MetricState, WeeklyMeasure } from '@kangban/contracts'
import { thousands } from '../day/thousands.ts'
import { durationWords, figureText } from './report-wording.ts'

type Band = Pick<WeeklyMeasure, 'measure' | 'referenceLow' | 'referenceHigh'>

const OUT_OF_RANGE: readonly MetricState[] = ['high', 'low', 'alert']

/** Whether the verdict on an average is told beside it: only where it is out of range. */
export const isOutOfRange = (state: MetricState): boolean => OUT_OF_RANGE.includes(state)

/** Where a day's figure leaves the reference range; of steps the range is a goal, which is no limit. */
export function beyond(
  { measure, referenceLow, referenceHigh }: Band,
  value: number,
): 'high' | 'low' | null {
  if (measure === 'steps') return null
  if (referenceHigh !== null && value > referenceHigh) return 'high'
  return referenceLow !== null && value < referenceLow ? 'low' : null
}

function figureOf(measure: WeeklyMeasure['measure'], value: number): string {
  if (measure === 'sleep') return durationWords(value)
  return measure === 'temperature' ? value.toFixed(1) : thousands(value)
}

/** A day's figure with its unit: 148/91 mmHg, 7小时3分, 92%; null where nothing was measured. */
export function weekDayText(week: WeeklyMeasure, day: number): string | null {
  const { measure, unit, values, secondValues } = week
  const value = values[day] ?? null
  if (value === null) return null
  const [first, second] = [figureOf(measure, value), secondValues?.[day] ?? null]
  return figureText(second === null ? first : `${first}/${second}`, unit)
}

/** 90–140 mmHg, 目标 6,000 步; null where there is no range. */
export function referenceText(week: WeeklyMeasure): string | null {
  const { measure, unit, referenceLow: low, referenceHigh: high } = week
  const say = (value: number) => figureOf(measure, value)
  if (measure === 'steps') return low === null ? null : `目标 ${figureText(say(low), unit)}`
  if (low !== null && high !== null) return figureText(`${say(low)}–${say(high)}`, unit)
  if (low !== null) return `≥ ${figureText(say(low), unit)}`
  return high === null ? null : `≤ ${figureText(say(high), unit)}`
}
