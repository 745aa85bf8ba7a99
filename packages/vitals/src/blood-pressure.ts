import { DAY_MINUTES } from './calendar.ts'
import { cosineOfTurns } from './exact-math.ts'
import { dayRandom, slowTrend, type Life } from './life.ts'
import type { HeartRateSample } from './heart-rate.ts'
import type { Night } from './sleep.ts'

/** A reading of the home cuff; pressures in mmHg, pulse in beats a minute. */
export type BloodPressureSample = { minute: number; systolic: number; diastolic: number; pulse: number }
export type Pressure = { systolic: number; diastolic: number }

/** The arterial pressure at a minute of the day, unrounded, without the scatter of a single reading. */
export function arterialPressure(
  life: Life,
  at: { dayNumber: number; minute: number; nights: readonly Night[] },
): Pressure {
  const { person, scenario } = life
  const day = dayRandom(life, 'pressure level', at.dayNumber).normal(0, 2.5)
  const level = 3 * slowTrend(life, 'pressure', at.dayNumber) + day
  const asleep = at.nights.some((night) => at.minute >= night.startMinute && at.minute < night.endMinute)
  const daily = asleep ? 0 : cosineOfTurns((at.minute - 1020) / DAY_MINUTES)
  const surge = morningShare(at.minute, at.nights)
  const rise = scenario?.pressure ?? { systolicRise: 0, diastolicRise: 0, morningSurge: 0 }
  const morning = (5 + rise.morningSurge) * surge
  // Asleep 11 mmHg lower systolic and 8 diastolic than the mean of the day awake.
  return {
    systolic: person.baseSystolic + level + rise.systolicRise + (asleep ? -11 : daily) + morning,
    diastolic: person.baseDiastolic + 0.6 * level + rise.diastolicRise + (asleep ? -8 : 0.6 * daily) + 0.6 * morning,
  }
}

/** 1 at waking, fading to 0 over three hours. */
function morningShare(minute: number, nights: readonly Night[]): number {
  const waking = nights[0]?.endMinute ?? 0
  return minute < waking || minute >= waking + 180 ? 0 : 1 - (minute - waking) / 180
}

/** Home readings: one within the hour and a half after waking and one in the evening, each sometimes left out. */
export function cuffReadings(
  life: Life,
  day: { dayNumber: number; nights: readonly Night[]; heartRate: readonly HeartRateSample[] },
): BloodPressureSample[] {
  const random = dayRandom(life, 'blood pressure', day.dayNumber)
  const careful = life.person.conditions.includes('hypertension')
  const waking = day.nights[0]?.endMinute ?? 0
  const evening = (day.nights[1]?.startMinute ?? DAY_MINUTES) - 75
  const minutes = [
    { minute: waking + random.int(20, 90), taken: random.chance(careful ? 0.94 : 0.8) },
    { minute: evening - random.int(0, 70), taken: random.chance(careful ? 0.82 : 0.55) },
  ]
  return minutes.flatMap(({ minute, taken }) => {
    const pressure = arterialPressure(life, { ...day, minute })
    const scatter = random.normal(0, 4)
    const systolic = Math.round(pressure.systolic + scatter)
    const diastolic = Math.round(pressure.diastolic + 0.5 * scatter + random.normal(0, 2))
    const nearest = day.heartRate[Math.floor(minute / 5)]?.bpm ?? life.person.restingHeartRate
    const pulse = Math.round(nearest + random.normal(0, 2))
    return taken && minute >= 0 && minute < DAY_MINUTES
      ? [{ minute, systolic, diastolic: Math.min(diastolic, systolic - 15), pulse }]
      : []
  })
}
