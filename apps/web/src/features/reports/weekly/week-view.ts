import { addDays } from '@kangban/china-time'
import type { WeeklyMeasure } from '@kangban/contracts'
import { weekdayWord } from '@kangban/rules/reports/report-wording'
import { isOutOfRange } from '@kangban/rules/reports/week-days'
import type { GlyphTone } from '../../../shared/ui/parts/Glyph.tsx'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { CLOCK_UNIT, WEEKLY } from './weekly-copy.ts'

export const MEASURE_SEALS: Record<WeeklyMeasure['measure'], { char: string; tone: GlyphTone }> = {
  pressureMorning: { char: '早', tone: 'bp' },
  pressureEvening: { char: '晚', tone: 'bp' },
  heartRate: { char: '心', tone: 'heart' },
  oxygenLowest: { char: '氧', tone: 'spo2' },
  sleep: { char: '眠', tone: 'sleep' },
  temperature: { char: '温', tone: 'temp' },
  steps: { char: '步', tone: 'step' },
}

export interface MeasureView {
  /** As narrow as the table needs it: 7:03, 92. */
  average: string
  /** Lowest and highest day, under the name. */
  range: string
  /** Of both; empty where nothing was measured. */
  unit: string
  /** The verdict on the average, only where it is out of range. */
  tag: { state: TagState; text: string } | null
}

/** 7:03 of 423 minutes. */
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

function sleepRange(values: WeeklyMeasure['values']): string {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? '' : `${clock(Math.min(...known))}–${clock(Math.max(...known))}`
}

export function measureView(week: WeeklyMeasure): MeasureView {
  const { measure, average, averageText, rangeText, unit, state, stateText, values } = week
  const tag = isOutOfRange(state) ? { state, text: stateText } : null
  if (average === null) return { average: averageText, range: '', unit: '', tag }

  if (measure === 'sleep')
    return { average: clock(average), range: sleepRange(values), unit: CLOCK_UNIT, tag }

  return { average: averageText, range: rangeText, unit, tag }
}

/** 比上周高 4, 和上周持平, 上周没测: for where no head of a column says so. */
export function changeInWords(changeText: string): string {
  if (changeText === '持平') return WEEKLY.sameAsLastWeek
  return changeText.includes('周') ? changeText : WEEKLY.sinceLastWeek(changeText)
}

const valueText = ({ measure, unit }: WeeklyMeasure, value: number): string => {
  if (measure === 'sleep') return clock(value)
  return `${value.toLocaleString('en-US')}${unit === '%' ? '%' : ''}`
}

/** The drawing in words: 早晨血压七天走势，高压：周一 150，周二没测，… */
export function trendText(week: WeeklyMeasure, monday: string): string {
  const { title, values, secondValues } = week
  const head = secondValues ? WEEKLY.systolicTrend(title) : WEEKLY.trend(title)

  const days = values.map((value, day) => {
    const name = weekdayWord(addDays(monday, day))
    return value === null ? `${name}${WEEKLY.notMeasured}` : `${name} ${valueText(week, value)}`
  })

  return `${head}：${days.join('，')}`
}
