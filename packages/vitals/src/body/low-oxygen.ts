import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'
import { dayRandom, type Life } from '../person/life.ts'
import { oxygenBase, type OxygenBase } from './oxygen-base.ts'
import type { Night } from './sleep.ts'

/**
 * A fall of the oxygen saturation while asleep: it lasts `seconds` and is lowest at the beginning of `minute`, which
 * counts like the night's.
 */
export type LowOxygenEvent = { minute: number; lowestPercent: number; seconds: number }

// The saturation falls slowly while the breath is held and recovers fast with the first breaths.
const FALLING_SHARE = 0.6

/** Falls of 4-10 points for 20-60 s: many an hour with sleep apnoea, now and then in an older person without it. */
export function lowOxygenEvents(life: Life, night: Night, dayNumber: number): LowOxygenEvent[] {
  const { person } = life
  const { sleep, told } = life.scenarioOn(dayNumber) ?? {}
  const random = dayRandom(life, 'low oxygen', dayNumber)
  if (told) return toldEvents(night, told.night.lowestPercents, random)
  const apnoea = person.conditions.includes('sleep-apnoea')

  const perHour =
    sleep?.lowOxygenPerHour ?? (apnoea ? random.between(2, 6) : person.ageYears >= 60 ? 0.12 : 0.02)

  const [least, most] = sleep?.dipPercent ?? [4, apnoea ? 10 : 6]
  const bases = new Map<number, OxygenBase>()

  const levelAt = (minute: number): number => {
    const earlier = minute < 0 ? 1 : 0
    const base = bases.get(earlier) ?? oxygenBase(life, dayNumber - earlier)
    bases.set(earlier, base)

    return base.percentAt(minute + earlier * MINUTES_PER_DAY, [
      shiftedSpan(night, earlier * MINUTES_PER_DAY),
    ])
  }

  const events: LowOxygenEvent[] = []

  for (const { stage, startMinute, minutes } of night.stages) {
    if (stage === 'awake' || stage === 'deep') continue
    // Muscles are slackest in REM sleep, where obstructive apnoea is worst.
    const perMinute = (perHour / 60) * (stage === 'rem' ? 2 : 1)

    for (let minute = startMinute; minute < startMinute + minutes; minute++) {
      if (!random.chance(perMinute)) continue
      const depth = Math.round(random.between(least, most))

      events.push({
        minute,
        lowestPercent: Math.round(levelAt(minute)) - depth,
        seconds: random.int(20, 60),
      })
    }
  }

  return events
}

/** Falls as a story has them, over the whole of the night after midnight, none in deep sleep. */
function toldEvents(
  { stages }: Night,
  lowestPercents: readonly number[],
  random: Random,
): LowOxygenEvent[] {
  const asleep = stages
    .filter(({ stage }) => stage === 'light' || stage === 'rem')
    .flatMap(({ startMinute, minutes }) =>
      Array.from({ length: minutes }, (_, i) => startMinute + i),
    )
    .filter((minute) => minute >= 0)

  const share = asleep.length / lowestPercents.length

  return lowestPercents.map((lowestPercent, index) => ({
    minute: asleep[Math.floor((index + random.between(0.3, 0.7)) * share)] ?? 0,
    lowestPercent,
    seconds: random.int(20, 60),
  }))
}

const shiftedSpan = ({ startMinute, endMinute }: Night, minutes: number) => ({
  startMinute: startMinute + minutes,
  endMinute: endMinute + minutes,
})

/** How far a fall has come at a minute, with its fraction: 0 outside it, 1 at its lowest; smooth, slow down, fast up. */
export function fallenShare({ minute: lowest, seconds }: LowOxygenEvent, minute: number): number {
  const since = (minute - lowest) * 60

  const side =
    since < 0 ? 1 + since / (FALLING_SHARE * seconds) : 1 - since / ((1 - FALLING_SHARE) * seconds)

  const x = clamp(side, [0, 1])
  return x * x * (3 - 2 * x)
}
