import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from '../chance/exact-math.ts'
import { fallenShare, type LowOxygenEvent } from './low-oxygen.ts'
import type { OxygenBase } from './oxygen-base.ts'
import type { Night } from './sleep.ts'

export type OxygenSample = { minute: number; percent: number }
export type NightWithOxygen = Night & { lowOxygenEvents: readonly LowOxygenEvent[] }

/** The oxygen saturation in whole percent at any moment of a day, its falls included. */
export type OxygenCourse = (minute: number) => number

export function oxygenCourse(base: OxygenBase, nights: readonly NightWithOxygen[]): OxygenCourse {
  // Falls last a minute at most, so that only those of the minutes beside a moment can reach it.
  const falls = new Map(
    nights.flatMap((night) => night.lowOxygenEvents.map((event) => [event.minute, event])),
  )

  return (minute) => {
    const usual = base.percentAt(minute, nights)
    let fallen = 0

    for (let near = Math.floor(minute); near <= Math.floor(minute) + 1; near++) {
      const event = falls.get(near)
      if (event === undefined) continue
      const depth = Math.round(base.percentAt(near, nights)) - event.lowestPercent
      fallen = Math.max(fallen, depth * fallenShare(event, minute))
    }

    return Math.round(clamp(usual - fallen, [40, 100]))
  }
}

/** Readings every 30 minutes awake and every 10 asleep, worn or not; each fall adds one at its lowest. */
export function oxygenReadings(
  course: OxygenCourse,
  nights: readonly NightWithOxygen[],
): OxygenSample[] {
  const falls = new Set(
    nights.flatMap((night) => night.lowOxygenEvents.map((event) => event.minute)),
  )

  const samples: OxygenSample[] = []

  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
    const asleep = nights.some((night) => minute >= night.startMinute && minute < night.endMinute)
    if (falls.has(minute) || minute % (asleep ? 10 : 30) === 0)
      samples.push({ minute, percent: course(minute) })
  }

  return samples
}
