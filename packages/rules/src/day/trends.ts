import { clockOfMinute, minuteOfClock, MINUTES_PER_DAY, shanghaiClock } from '@kangban/china-time'
import type { TimedValue } from '../warnings/warning-rules.ts'

export interface Window {
  from: Date
  to: Date
  slots: number
}

/** Readings put into slots of equal length; a slot without a reading stays null, so that a gap is seen as one. */
export function slotted(
  readings: readonly TimedValue[],
  { from, to, slots }: Window,
  merge: (values: readonly number[]) => number,
): (number | null)[] {
  const start = from.getTime()
  const slotMs = (to.getTime() - start) / slots
  const filled: number[][] = Array.from({ length: slots }, () => [])

  for (const { at, value } of readings) {
    // The newest reading may lie on the end of the window itself.
    const slot = Math.min(slots - 1, Math.floor((at.getTime() - start) / slotMs))
    filled[slot]?.push(value)
  }

  return filled.map((values) => (values.length === 0 ? null : merge(values)))
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))

const NOON = MINUTES_PER_DAY / 2

/** The mean time of day, HH:mm. Counted from noon on, so that 23:30 and 00:30 make midnight. */
export function meanClock(moments: readonly Date[]): string {
  const sinceNoon = moments.map(
    (moment) => (minuteOfClock(shanghaiClock(moment)) + NOON) % MINUTES_PER_DAY,
  )

  return clockOfMinute((Math.round(mean(sinceNoon)) + NOON) % MINUTES_PER_DAY)
}
