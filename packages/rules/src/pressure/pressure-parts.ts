// Pressures by the times of day at which they are to be measured, and their means.
import { shanghaiDay, shanghaiHour } from '@kangban/china-time'
import { dayPart } from '../day/day-parts.ts'
import type { DayPartFacts } from './pressure-habit.ts'
import { type Pressure, pressureVerdict } from '../verdicts.ts'
import { mean } from '../day/trends.ts'
import { groupedBy } from '../day/slots.ts'

export interface TimedPressure extends Pressure {
  at: Date
  pulse: number | null
  source: string
}

export const isOut = (pressure: Pressure): boolean => pressureVerdict(pressure).state !== 'normal'

export const averageOf = (readings: readonly Pressure[]): Pressure => ({
  systolic: Math.round(mean(readings.map(({ systolic }) => systolic))),
  diastolic: Math.round(mean(readings.map(({ diastolic }) => diastolic))),
})

/** Null for no readings. */
export function meanWithVerdict(readings: readonly Pressure[]) {
  if (readings.length === 0) return null
  const average = averageOf(readings)
  const { state, text } = pressureVerdict(average)

  return {
    sbp: average.systolic,
    dbp: average.diastolic,
    count: readings.length,
    state,
    stateText: text,
  }
}

export function timesOfDay<T extends { at: Date }>(
  readings: readonly T[],
): Record<'morning' | 'evening' | 'others', T[]> {
  const partOf = ({ at }: T) => dayPart(shanghaiHour(at))

  return {
    morning: readings.filter((reading) => partOf(reading) === '早晨'),
    evening: readings.filter((reading) => partOf(reading) === '晚上'),
    others: readings.filter((reading) => !['早晨', '晚上'].includes(partOf(reading))),
  }
}

/** The readings of one time of day over several days; null for none. */
export function partOfDays(readings: readonly (Pressure & { at: Date })[]): DayPartFacts | null {
  if (readings.length === 0) return null
  const days = groupedBy(readings, ({ at }) => shanghaiDay(at))

  return {
    mean: averageOf(readings),
    daysOut: [...days.values()].filter((day) => isOut(averageOf(day))).length,
    readingsOut: readings.filter(isOut).length,
  }
}
