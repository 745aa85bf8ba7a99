// Pressures by the times of day at which they are to be measured, and their means.
import { shanghaiDay, shanghaiHour } from '@kangban/china-time'
import { dayPart } from '../day/day-parts.ts'
import type { DayPartFacts } from './pressure-habit.ts'
import { isOutOfRange, type Pressure, pressureVerdict } from '../verdicts.ts'
import { mean } from '../day/trends.ts'
import { groupedBy } from '../day/slots.ts'

export interface TimedPressure extends Pressure {
  at: Date
  pulse: number | null
  source: string
}

export const isOut = (pressure: Pressure): boolean => isOutOfRange(pressureVerdict(pressure))

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

/**
 * Hours in China in which home blood pressure counts as of the morning or the evening: after rising and before bed (Chinese
 * guideline for home blood pressure monitoring, 2019: 06:00-10:00 and 18:00-22:00), widened to what people call 早晨 and 晚上,
 * because many older people are up before six and some go to bed late.
 */
export const isMorning = (hour: number): boolean => dayPart(hour) === '早晨'
export const isEvening = (hour: number): boolean => dayPart(hour) === '晚上'

export function timesOfDay<T extends { at: Date }>(
  readings: readonly T[],
): Record<'morning' | 'evening' | 'others', T[]> {
  const hourOf = ({ at }: T) => shanghaiHour(at)

  return {
    morning: readings.filter((reading) => isMorning(hourOf(reading))),
    evening: readings.filter((reading) => isEvening(hourOf(reading))),
    others: readings.filter((reading) => {
      const hour = hourOf(reading)
      return !isMorning(hour) && !isEvening(hour)
    }),
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
