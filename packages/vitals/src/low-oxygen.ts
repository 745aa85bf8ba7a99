import { dayRandom, type Life } from './life.ts'
import type { Night } from './sleep.ts'

/** A fall of the oxygen saturation while asleep; `minute` counts like the night's. */
export type LowOxygenEvent = { minute: number; lowestPercent: number; seconds: number }

/** Falls of 4-10 points for 20-60 s: many an hour with sleep apnoea, now and then in an older person without it. */
export function lowOxygenEvents(life: Life, night: Night, dayNumber: number): LowOxygenEvent[] {
  const { person, scenario } = life
  const random = dayRandom(life, 'low oxygen', dayNumber)
  const apnoea = person.conditions.includes('sleep-apnoea')
  const perHour =
    scenario?.sleep?.lowOxygenPerHour ?? (apnoea ? random.between(2, 6) : person.ageYears >= 60 ? 0.12 : 0.02)
  const [least, most] = scenario?.sleep?.dipPercent ?? [4, apnoea ? 10 : 6]
  const events: LowOxygenEvent[] = []
  for (const { stage, startMinute, minutes } of night.stages) {
    if (stage === 'awake' || stage === 'deep') continue
    // Muscles are slackest in REM sleep, where obstructive apnoea is worst.
    const perMinute = (perHour / 60) * (stage === 'rem' ? 2 : 1)
    for (let minute = startMinute; minute < startMinute + minutes; minute++) {
      if (!random.chance(perMinute)) continue
      const lowestPercent = Math.round(person.spo2 - 1.5 - random.between(least, most))
      events.push({ minute, lowestPercent, seconds: random.int(20, 60) })
    }
  }
  return events
}
