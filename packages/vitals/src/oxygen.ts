import { DAY_MINUTES } from './calendar.ts'
import { clamp } from './exact-math.ts'
import { dayRandom, slowTrend, type Life } from './life.ts'
import type { LowOxygenEvent } from './low-oxygen.ts'
import type { Night } from './sleep.ts'

export type OxygenSample = { minute: number; percent: number }

/**
 * Oxygen saturation every 30 minutes awake and every 10 asleep, worn or not. Asleep it is 1-2 points lower. A fall is
 * always caught: it adds a reading of its own at its minute.
 */
export function oxygenOf(
  life: Life,
  dayNumber: number,
  nights: readonly (Night & { lowOxygenEvents: readonly LowOxygenEvent[] })[],
): OxygenSample[] {
  const random = dayRandom(life, 'oxygen', dayNumber)
  const level = life.person.spo2 + 0.15 * slowTrend(life, 'oxygen', dayNumber)
  const samples: OxygenSample[] = []
  const falls = new Map(nights.flatMap((night) => night.lowOxygenEvents.map((e) => [e.minute, e.lowestPercent])))
  for (let minute = 0; minute < DAY_MINUTES; minute++) {
    const asleep = nights.some((night) => minute >= night.startMinute && minute < night.endMinute)
    const fallen = falls.get(minute)
    if (fallen !== undefined) {
      samples.push({ minute, percent: fallen })
    } else if (minute % (asleep ? 10 : 30) === 0) {
      const percent = level - (asleep ? 1.4 : 0) + random.normal(0, 0.5)
      samples.push({ minute, percent: Math.round(clamp(percent, [70, 100])) })
    }
  }
  return samples
}
