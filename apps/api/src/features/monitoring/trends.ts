import type { TimedValue } from '@kangban/rules/warning-rules'

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
  const slotMs = (to.getTime() - from.getTime()) / slots
  const filled: number[][] = Array.from({ length: slots }, () => [])
  for (const { at, value } of readings) {
    // The newest reading may lie on the end of the window itself.
    const slot = Math.min(slots - 1, Math.floor((at.getTime() - from.getTime()) / slotMs))
    filled[slot]?.push(value)
  }
  return filled.map((values) => (values.length === 0 ? null : merge(values)))
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
