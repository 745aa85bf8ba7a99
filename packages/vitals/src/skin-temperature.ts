import { DAY_MINUTES } from './calendar.ts'
import { clamp, cosineOfTurns } from './exact-math.ts'
import { dayRandom, slowTrend, type Life } from './life.ts'
import type { Night } from './sleep.ts'

export type SkinTemperatureSample = { minute: number; celsius: number }

/** Wrist temperature every 30 minutes, worn or not: the hands grow warm as the body cools itself for sleep. */
export function skinTemperatureOf(life: Life, dayNumber: number, nights: readonly Night[]): SkinTemperatureSample[] {
  const random = dayRandom(life, 'skin temperature', dayNumber)
  const level = life.person.skinTemperature + 0.15 * slowTrend(life, 'skin temperature', dayNumber)
  const samples: SkinTemperatureSample[] = []
  let drift = random.normal(0, 0.2)
  for (let minute = 0; minute < DAY_MINUTES; minute += 30) {
    drift = 0.7 * drift + random.normal(0, 0.15)
    const asleep = nights.some((night) => minute >= night.startMinute - 20 && minute < night.endMinute)
    const daily = 0.15 * cosineOfTurns((minute - 1140) / DAY_MINUTES)
    const celsius = clamp(level + drift + daily + (asleep ? 1 : 0), [30, 36.5])
    samples.push({ minute, celsius: Math.round(celsius * 10) / 10 })
  }
  return samples
}
