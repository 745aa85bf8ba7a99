// What pages need of readings that the database has put into minutes or hours.
import { clockOfMinute, MINUTES_PER_DAY, MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { mean } from './trends.ts'

/** The readings of one minute or hour. */
export interface Slot {
  /** Its beginning. */
  at: Date
  low: number
  high: number
  mean: number
  count: number
  /** How many of them lie below each of the given limits. */
  below: number[]
}

export type Slots = Omit<Slot, 'at'>

/** Several slots as one; null for none. The mean is that of the readings. */
export function merged(slots: readonly Slot[]): Slots | null {
  const [first] = slots
  if (!first) return null
  const count = slots.reduce((sum, slot) => sum + slot.count, 0)

  return {
    low: Math.min(...slots.map(({ low }) => low)),
    high: Math.max(...slots.map(({ high }) => high)),
    mean: slots.reduce((sum, slot) => sum + slot.mean * slot.count, 0) / count,
    count,
    below: first.below.map((_, index) =>
      slots.reduce((sum, { below }) => sum + (below[index] ?? 0), 0),
    ),
  }
}

/** In the order of the days; a day without a slot has none. */
export function byDay<T extends { at: Date }>(slots: readonly T[], days: readonly string[]): T[][] {
  const groups = new Map<string, T[]>(days.map((day) => [day, []]))
  for (const slot of slots) groups.get(shanghaiDay(slot.at))?.push(slot)
  return [...groups.values()]
}

/** The slots of a day put into longer ones of so many minutes, gaps included. */
export function everyMinutes<T extends { at: Date }>(
  slots: readonly T[],
  from: Date,
  minutes: number,
): T[][] {
  const groups: T[][] = Array.from({ length: MINUTES_PER_DAY / minutes }, () => [])
  for (const slot of slots)
    groups[Math.floor((slot.at.getTime() - from.getTime()) / (minutes * MS_PER_MINUTE))]?.push(slot)
  return groups
}

/** HH:mm of every slot of a day. */
export const clockTimes = (minutes: number): string[] =>
  Array.from({ length: MINUTES_PER_DAY / minutes }, (_, index) => clockOfMinute(index * minutes))

/** Linear between the two nearest. @throws for no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) throw new RangeError('no quantile of no values')
  return low + (high - low) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const meanOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : mean(values)

/** `Map.groupBy`, which web views of 2023 do not have yet. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()

  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }

  return groups
}
