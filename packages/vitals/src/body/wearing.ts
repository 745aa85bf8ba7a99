import { dayRandom, type Life } from '../person/life.ts'
import type { Night } from './sleep.ts'
import type { Span } from './walking.ts'

/** Whether the watch was worn in the night that ends on the day; about one night in 33 it was left off, but none of those that are told. */
export function wornAtNight(life: Life, dayNumber: number): boolean {
  return (
    life.scenarioOn(dayNumber)?.told !== undefined ||
    !dayRandom(life, 'worn at night', dayNumber).chance(0.03)
  )
}

/** In minutes of the day, as both nights: when the watch is off the wrist: charging on most evenings, and nights when it was left on the table. */
export function watchOff(
  life: Life,
  dayNumber: number,
  nights: { ending: Night; next: Night },
): Span[] {
  const random = dayRandom(life, 'charging', dayNumber)
  const off: Span[] = []

  if (!wornAtNight(life, dayNumber)) {
    off.push({
      startMinute: nights.ending.startMinute - 15,
      endMinute: nights.ending.endMinute + 20,
    })
  }

  const bedtime = nights.next.startMinute
  const startMinute = bedtime - random.int(90, 130)
  if (random.chance(0.8)) off.push({ startMinute, endMinute: startMinute + random.int(40, 75) })

  if (!wornAtNight(life, dayNumber + 1)) {
    off.push({ startMinute: bedtime - 15, endMinute: nights.next.endMinute })
  }

  return off
}

export function isOff(off: readonly Span[], minute: number): boolean {
  return off.some(({ startMinute, endMinute }) => minute >= startMinute && minute < endMinute)
}
